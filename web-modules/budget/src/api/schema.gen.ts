// Generated from gateway/openapi/budget.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export interface paths {
    "/api/Budget/ArchivedBudgetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archived Budget Code */
        put: operations["Budget_ArchivedBudgetCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CheckBudgetActualsCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Budget Actuals Csv
         * @description What `ImportBudgetActualsCsv` would do with it, row by row.
         */
        post: operations["Budget_CheckBudgetActualsCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CheckBudgetCodesCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Budget Codes Csv
         * @description What `ImportBudgetCodesCsv` would do with it, row by row.
         */
        post: operations["Budget_CheckBudgetCodesCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetActual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Budget Actual */
        post: operations["Budget_CreateBudgetActual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Budget Code */
        post: operations["Budget_CreateBudgetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetEquipmentRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Budget Equipment Rate
         * @description From its day on; what was counted already is counted anew, by a reversal and another cost.
         */
        post: operations["Budget_CreateBudgetEquipmentRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Budget Rate
         * @description From its day on; weeks that are approved already are costed anew, by a reversal and another cost.
         */
        post: operations["Budget_CreateBudgetRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Budget Request */
        post: operations["Budget_CreateBudgetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/CreateBudgetRequestComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Budget Request Comment */
        post: operations["Budget_CreateBudgetRequestComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DeleteBudgetApprovalAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Budget Approval Absence */
        delete: operations["Budget_DeleteBudgetApprovalAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DeleteBudgetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Budget Code */
        delete: operations["Budget_DeleteBudgetCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DeleteBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Budget Request */
        delete: operations["Budget_DeleteBudgetRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DeleteBudgetRequestComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Budget Request Comment */
        delete: operations["Budget_DeleteBudgetRequestComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DeleteBudgetRequestFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Budget Request File */
        delete: operations["Budget_DeleteBudgetRequestFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/DuplicateBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate Budget Request */
        post: operations["Budget_DuplicateBudgetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ExportBudgetActuals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Budget Actuals */
        get: operations["Budget_ExportBudgetActuals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ExportBudgetCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Budget Categories
         * @description The categories that `GetOverview` tells, as its table shows them.
         */
        get: operations["Budget_ExportBudgetCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ExportBudgetCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Budget Codes */
        get: operations["Budget_ExportBudgetCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ExportBudgetPeriods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Budget Periods
         * @description What `GetBudgetPeriods` tells, as the report shows it.
         */
        get: operations["Budget_ExportBudgetPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ExportBudgetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Budget Requests
         * @description Those that `QueryBudgetRequestByFilter` tells, all of them, a row for each of their lines.
         */
        get: operations["Budget_ExportBudgetRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetApprovalAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Approval Absence
         * @description When the caller is away, and who answers in their place; null: they are not.
         */
        get: operations["Budget_GetBudgetApprovalAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetApprovalChain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Approval Chain */
        get: operations["Budget_GetBudgetApprovalChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetCodeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Code Detail */
        get: operations["Budget_GetBudgetCodeDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetCodeHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Code History
         * @description Who changed what of it, before and after.
         */
        get: operations["Budget_GetBudgetCodeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetCodeHistoryListDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Code History List Detail
         * @description Every entry of the ledger that made its balances.
         */
        get: operations["Budget_GetBudgetCodeHistoryListDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetCodeReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Code Report */
        get: operations["Budget_GetBudgetCodeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetHoursCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Hours Codes
         * @description Of which codes the hours of its people and its machines are spent.
         */
        get: operations["Budget_GetBudgetHoursCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetMachineCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Machine Categories */
        get: operations["Budget_GetBudgetMachineCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetPeriods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Periods
         * @description What came and went of a project, month by month or quarter by quarter.
         */
        get: operations["Budget_GetBudgetPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetRequestComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Request Comments */
        get: operations["Budget_GetBudgetRequestComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetRequestDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Request Detail */
        get: operations["Budget_GetBudgetRequestDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetRequestFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Budget Request Files */
        get: operations["Budget_GetBudgetRequestFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Rules
         * @description The company's: its currency, who may ask for more than is left, and how long a request waits.
         */
        get: operations["Budget_GetBudgetRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetBudgetVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Budget Versions
         * @description What the project's budget was set to, when and why: the newest first.
         */
        get: operations["Budget_GetBudgetVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Categories */
        get: operations["Budget_GetCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/GetOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Overview */
        get: operations["Budget_GetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ImportBudgetActualsCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import Budget Actuals Csv */
        post: operations["Budget_ImportBudgetActualsCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ImportBudgetCodesCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import Budget Codes Csv */
        post: operations["Budget_ImportBudgetCodesCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/LockBudgetBaseline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock Budget Baseline
         * @description What the budget is now stays beside every later one, for good.
         */
        post: operations["Budget_LockBudgetBaseline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/PreviewBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Budget Request
         * @description What asking for it would mean now; nothing is held by that.
         */
        post: operations["Budget_PreviewBudgetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetActualByFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Actual By Filter
         * @description What was spent, the newest first; what was reversed stays in the list and says so.
         */
        post: operations["Budget_QueryBudgetActualByFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetCodeByFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Budget Code By Filter */
        get: operations["Budget_QueryBudgetCodeByFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Budget Code By Filter Return Percentage View Model */
        get: operations["Budget_QueryBudgetCodeByFilterReturnPercentageViewModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetEquipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Equipment
         * @description Machines that are or were in a project, for how long, and what that costs.
         */
        post: operations["Budget_QueryBudgetEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetEquipmentRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Equipment Rates
         * @description What machines cost: of a category, of all own or rented ones, and of single ones.
         */
        post: operations["Budget_QueryBudgetEquipmentRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Hours
         * @description Approved weeks and what they cost, the newest first; the amounts for who may see rates.
         */
        post: operations["Budget_QueryBudgetHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetMachines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Machines
         * @description Equipment whose rate may be set, by its name.
         */
        post: operations["Budget_QueryBudgetMachines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Rates
         * @description What hours cost: of the company, and of people who cost something else.
         */
        post: operations["Budget_QueryBudgetRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetRequestByFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Budget Request By Filter */
        post: operations["Budget_QueryBudgetRequestByFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/QueryBudgetRequestByFilterReturnGrouped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Budget Request By Filter Return Grouped
         * @description Without a body: of all projects.
         */
        post: operations["Budget_QueryBudgetRequestByFilterReturnGrouped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ReplyBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply Budget Request */
        post: operations["Budget_ReplyBudgetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/ReverseBudgetActual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse Budget Actual
         * @description How a cost that is wrong is corrected: it stays and counts no longer.
         */
        post: operations["Budget_ReverseBudgetActual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/SetBudgetApprovalAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set Budget Approval Absence */
        put: operations["Budget_SetBudgetApprovalAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/SetBudgetApprovalChain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Budget Approval Chain
         * @description Of what is submitted from now on.
         */
        put: operations["Budget_SetBudgetApprovalChain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/SetBudgetCodeEstimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Budget Code Estimate
         * @description What is still to be spent of a code; its forecast goes by that from now on.
         */
        put: operations["Budget_SetBudgetCodeEstimate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/SetBudgetHoursCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set Budget Hours Codes */
        put: operations["Budget_SetBudgetHoursCodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/SetBudgetRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set Budget Rules */
        put: operations["Budget_SetBudgetRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/TakeBackBudgetEquipmentRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take Back Budget Equipment Rate */
        post: operations["Budget_TakeBackBudgetEquipmentRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/TakeBackBudgetRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take Back Budget Rate */
        post: operations["Budget_TakeBackBudgetRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UnarchivedBudgetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Unarchived Budget Code */
        put: operations["Budget_UnarchivedBudgetCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UpdateBudgetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Budget Code */
        put: operations["Budget_UpdateBudgetCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UpdateBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Budget Request */
        put: operations["Budget_UpdateBudgetRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UpdateBudgetRequestComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Budget Request Comment */
        put: operations["Budget_UpdateBudgetRequestComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UpdateProjectBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Project Budget */
        put: operations["Budget_UpdateProjectBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/UploadBudgetRequestFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Budget Request File
         * @description A quote, a photo, an invoice: of a draft, or of a request that waits.
         */
        post: operations["Budget_UploadBudgetRequestFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Budget/WithdrawBudgetRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw Budget Request */
        post: operations["Budget_WithdrawBudgetRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/budget/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get File */
        get: operations["_files_budget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AbsencePublic */
        AbsencePublic: {
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            standIn: components["schemas"]["PersonPublic"] | null;
            /**
             * Standinuserid
             * Format: uuid
             */
            standInUserId: string;
            /**
             * Untilon
             * Format: date
             */
            untilOn: string;
        };
        /** AbsenceUpdate */
        AbsenceUpdate: {
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /**
             * Standinuserid
             * Format: uuid
             */
            standInUserId: string;
            /**
             * Untilon
             * Format: date
             */
            untilOn: string;
        };
        /** ActualCreate */
        ActualCreate: {
            /**
             * Amount
             * Format: decimal
             */
            amount: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /**
             * Note
             * @default
             */
            note?: string;
            /** Number */
            number: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Spenton
             * Format: date
             */
            spentOn: string;
            /** Supplier */
            supplier: string;
            /**
             * Takescommitted
             * @default true
             */
            takesCommitted?: boolean;
        };
        /**
         * ActualPublic
         * @description What was spent of a code: one line of an invoice.
         */
        ActualPublic: {
            /** Amount */
            amount: string;
            /**
             * Budgetactualid
             * Format: uuid
             */
            budgetActualId: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Codename */
            codeName: string;
            /** Codenumber */
            codeNumber: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Fromcommitted */
            fromCommitted: string;
            /** Mayreverse */
            mayReverse: boolean;
            /** Note */
            note: string;
            /** Number */
            number: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reversalreason */
            reversalReason: string;
            /** Reversedat */
            reversedAt: string | null;
            reversedBy: components["schemas"]["PersonPublic"] | null;
            /**
             * Spenton
             * Format: date
             */
            spentOn: string;
            /** Supplier */
            supplier: string;
            /** Timezone */
            timeZone: string | null;
        };
        /** ActualQuery */
        ActualQuery: {
            /** Budgetcodeid */
            budgetCodeId?: string | null;
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Search
             * @default
             */
            search?: string;
        };
        /** ActualReverse */
        ActualReverse: {
            /**
             * Budgetactualid
             * Format: uuid
             */
            budgetActualId: string;
            /** Reason */
            reason: string;
        };
        /**
         * AlertPublic
         * @description A code of which much is committed or spent, or will be.
         */
        AlertPublic: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Held */
            held: string;
            /** Isforecastover */
            isForecastOver: boolean;
            /** Left */
            left: string;
            /** Name */
            name: string;
            /** Number */
            number: string;
            /** Percent */
            percent: number;
            /** Promisedpercent */
            promisedPercent: number;
            /** Usedpercent */
            usedPercent: number;
        };
        /** AlsoWaiting */
        AlsoWaiting: {
            /** Amount */
            amount: string;
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Codenumber */
            codeNumber: string;
            /** Number */
            number: number;
            /** Title */
            title: string;
        };
        /**
         * Answer
         * @enum {string}
         */
        Answer: "approved" | "partlyApproved" | "rejected";
        /** ApprovedLine */
        ApprovedLine: {
            /**
             * Amount
             * Format: decimal
             */
            amount: string;
            /**
             * Budgetrequestlineid
             * Format: uuid
             */
            budgetRequestLineId: string;
        };
        /** BaselineLock */
        BaselineLock: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Revision */
            revision: number;
        };
        /** Body_Budget_CheckBudgetActualsCsv */
        Body_Budget_CheckBudgetActualsCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Budget_CheckBudgetCodesCsv */
        Body_Budget_CheckBudgetCodesCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Budget_ImportBudgetActualsCsv */
        Body_Budget_ImportBudgetActualsCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Budget_ImportBudgetCodesCsv */
        Body_Budget_ImportBudgetCodesCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Budget_UploadBudgetRequestFile */
        Body_Budget_UploadBudgetRequestFile: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /** File */
            file: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
        };
        /**
         * BudgetVersionPublic
         * @description What a project's budget was set to, from when on and why.
         */
        BudgetVersionPublic: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Budgetrequestid */
            budgetRequestId: string | null;
            by: components["schemas"]["PersonPublic"] | null;
            /** Currency */
            currency: string;
            /**
             * Effectiveon
             * Format: date
             */
            effectiveOn: string;
            /** Equipmentownedbudget */
            equipmentOwnedBudget: string;
            /** Equipmentrentalbudget */
            equipmentRentalBudget: string;
            /** Isbaseline */
            isBaseline: boolean;
            /** Manpowerexternalbudget */
            manpowerExternalBudget: string;
            /** Manpowerinternalbudget */
            manpowerInternalBudget: string;
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Total */
            total: string;
        };
        /**
         * Category
         * @description What a project's budget is parted into.
         * @enum {string}
         */
        Category: "manpowerInternal" | "manpowerExternal" | "equipmentOwned" | "equipmentRental";
        /**
         * CategoryMove
         * @description What a transfer between categories, or a change, does to one of the project's.
         */
        CategoryMove: {
            /** Amount */
            amount: string;
            /** Category */
            category: string;
            /** Excess */
            excess: string | null;
            /** Incodes */
            inCodes: string | null;
            /** Name */
            name: string;
        };
        /**
         * CategoryOverview
         * @description `budget` is the project's for the category; what is used is that of its codes.
         */
        CategoryOverview: {
            /** Actual */
            actual: string;
            /** Actualpercent */
            actualPercent: number;
            /** Alertpercent */
            alertPercent: number;
            /** Baseline */
            baseline: string | null;
            /** Budget */
            budget: string;
            /** Category */
            category: string;
            /** Codesover */
            codesOver: number;
            /** Committed */
            committed: string;
            /** Committedpercent */
            committedPercent: number;
            /** Forecast */
            forecast: string;
            /** Held */
            held: string;
            /** Heldpercent */
            heldPercent: number;
            /** Incodes */
            inCodes: string;
            /** Isforecastover */
            isForecastOver: boolean;
            /** Left */
            left: string;
            /** Name */
            name: string;
            /** Notincodes */
            notInCodes: string;
            /** Usedpercent */
            usedPercent: number;
        };
        /** CategoryPublic */
        CategoryPublic: {
            /** Category */
            category: string;
            /** Name */
            name: string;
        };
        /**
         * CategoryState
         * @description Of a category of the project whose budget is set: its codes may look calm while it does not.
         */
        CategoryState: {
            /** Category */
            category: string;
            /** Left */
            left: string;
            /** Name */
            name: string;
            /** Notincodes */
            notInCodes: string;
        };
        /** ChainPublic */
        ChainPublic: {
            /** Currency */
            currency: string;
            /** Limitscurrency */
            limitsCurrency: string;
            /** Mayedit */
            mayEdit: boolean;
            onlyOne: components["schemas"]["PersonPublic"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Revision */
            revision: number;
            /** Steps */
            steps: components["schemas"]["ChainStepPublic"][];
        };
        /** ChainStepIn */
        ChainStepIn: {
            /** Categories */
            categories?: components["schemas"]["Category"][];
            /** Upto */
            upTo?: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** ChainStepPublic */
        ChainStepPublic: {
            /** Categories */
            categories: components["schemas"]["Category"][];
            person: components["schemas"]["PersonPublic"] | null;
            /** Upto */
            upTo: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** ChainUpdate */
        ChainUpdate: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Revision */
            revision: number;
            /** Steps */
            steps: components["schemas"]["ChainStepIn"][];
        };
        /** ChangedField */
        ChangedField: {
            /** After */
            after: string | null;
            /** Before */
            before: string | null;
            /** Field */
            field: string;
        };
        /** CodeChangePublic */
        CodeChangePublic: {
            /** Action */
            action: string;
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Changeid
             * Format: uuid
             */
            changeId: string;
            /** Changes */
            changes: components["schemas"]["ChangedField"][];
        };
        /** CodeCreate */
        CodeCreate: {
            /** Amount */
            amount?: string | null;
            category?: components["schemas"]["Category"] | null;
            /** Divisionid */
            divisionId?: string | null;
            /**
             * Isdivision
             * @default false
             */
            isDivision?: boolean;
            /** Name */
            name: string;
            /** Number */
            number: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Quantity */
            quantity?: string | null;
            /** Rate */
            rate?: string | null;
            /**
             * Unit
             * @default
             */
            unit?: string;
        };
        /** CodeDetail */
        CodeDetail: {
            /** Actual */
            actual: string;
            /** Actualpercent */
            actualPercent: number;
            /** Alertpercent */
            alertPercent: number;
            /** Amount */
            amount: string;
            /** Budget */
            budget: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Category */
            category: string;
            categoryState: components["schemas"]["CategoryState"] | null;
            /** Committed */
            committed: string;
            /** Committedpercent */
            committedPercent: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Divisionid */
            divisionId: string | null;
            /** Estimate */
            estimate: string | null;
            /** Held */
            held: string;
            /** Heldpercent */
            heldPercent: number;
            /** Isarchived */
            isArchived: boolean;
            /** Isdivision */
            isDivision: boolean;
            /** Isforecastover */
            isForecastOver: boolean;
            /** Left */
            left: string;
            /** Maydelete */
            mayDelete: boolean;
            /** Mayedit */
            mayEdit: boolean;
            /** Name */
            name: string;
            /** Number */
            number: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Quantity */
            quantity: string | null;
            /** Rate */
            rate: string | null;
            /** Revision */
            revision: number;
            /** Timezone */
            timeZone: string | null;
            /** Transferred */
            transferred: string;
            /** Unit */
            unit: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Usedpercent */
            usedPercent: number;
        };
        /** CodePublic */
        CodePublic: {
            /** Actual */
            actual: string;
            /** Actualpercent */
            actualPercent: number;
            /** Alertpercent */
            alertPercent: number;
            /** Amount */
            amount: string;
            /** Budget */
            budget: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Category */
            category: string;
            /** Committed */
            committed: string;
            /** Committedpercent */
            committedPercent: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Divisionid */
            divisionId: string | null;
            /** Estimate */
            estimate: string | null;
            /** Held */
            held: string;
            /** Heldpercent */
            heldPercent: number;
            /** Isarchived */
            isArchived: boolean;
            /** Isdivision */
            isDivision: boolean;
            /** Isforecastover */
            isForecastOver: boolean;
            /** Left */
            left: string;
            /** Mayedit */
            mayEdit: boolean;
            /** Name */
            name: string;
            /** Number */
            number: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Quantity */
            quantity: string | null;
            /** Rate */
            rate: string | null;
            /** Revision */
            revision: number;
            /** Transferred */
            transferred: string;
            /** Unit */
            unit: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Usedpercent */
            usedPercent: number;
        };
        /** CodeRef */
        CodeRef: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Revision */
            revision?: number | null;
        };
        /** CodeReport */
        CodeReport: {
            code: components["schemas"]["CodeDetail"];
            /** Months */
            months: components["schemas"]["MonthSum"][];
            /** Requests */
            requests: components["schemas"]["StatusSum"][];
        };
        /**
         * CodeTree
         * @description All codes of a project, each with what is used and left of it; `divisionId` makes the tree.
         */
        CodeTree: {
            /** Categories */
            categories: components["schemas"]["CategoryState"][];
            /** Codes */
            codes: components["schemas"]["CodePublic"][];
            /** Currency */
            currency: string;
            /** Mayedit */
            mayEdit: boolean;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** CodeUpdate */
        CodeUpdate: {
            /** Amount */
            amount?: string | null;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            category?: components["schemas"]["Category"] | null;
            /** Divisionid */
            divisionId?: string | null;
            /** Name */
            name?: string | null;
            /** Number */
            number?: string | null;
            /** Quantity */
            quantity?: string | null;
            /** Rate */
            rate?: string | null;
            /** Revision */
            revision?: number | null;
            /** Unit */
            unit?: string | null;
        };
        /** CommentCreate */
        CommentCreate: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /** Mentioneduserids */
            mentionedUserIds?: string[];
            /** Text */
            text: string;
        };
        /** CommentPublic */
        CommentPublic: {
            /**
             * Budgetcommentid
             * Format: uuid
             */
            budgetCommentId: string;
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Editedat */
            editedAt: string | null;
            /** Isdeleted */
            isDeleted: boolean;
            /** Maychange */
            mayChange: boolean;
            /** Mentioned */
            mentioned: components["schemas"]["PersonPublic"][];
            /** Text */
            text: string;
        };
        /** CommentRef */
        CommentRef: {
            /**
             * Budgetcommentid
             * Format: uuid
             */
            budgetCommentId: string;
        };
        /** CommentSlice */
        CommentSlice: {
            /** Comments */
            comments: components["schemas"]["CommentPublic"][];
            /** Maycomment */
            mayComment: boolean;
            /** Next */
            next: string | null;
            /** People */
            people: components["schemas"]["PersonPublic"][];
        };
        /** CommentUpdate */
        CommentUpdate: {
            /**
             * Budgetcommentid
             * Format: uuid
             */
            budgetCommentId: string;
            /** Mentioneduserids */
            mentionedUserIds?: string[];
            /** Text */
            text: string;
        };
        /** CsvResult */
        CsvResult: {
            /** Createcount */
            createCount: number;
            /**
             * Dryrun
             * @description Nothing was written
             */
            dryRun: boolean;
            /** Rowcount */
            rowCount: number;
            /** Rows */
            rows: components["schemas"]["CsvRowResult"][];
        };
        /** CsvRowResult */
        CsvRowResult: {
            /** Amount */
            amount: string;
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Name */
            name: string;
            /** Number */
            number: string;
            verdict: components["schemas"]["Verdict"];
        };
        /**
         * EntryEquipment
         * @description A machine's time on the project, and what a day or an hour of it cost.
         */
        EntryEquipment: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Isrented */
            isRented: boolean;
            /** Name */
            name: string;
            /** Quantity */
            quantity: number;
            /** Rate */
            rate: string;
            unit: components["schemas"]["Unit"];
        };
        /**
         * EntryHours
         * @description Hours of a person's approved week, and what one of them cost.
         */
        EntryHours: {
            /** Hourly */
            hourly: string;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            staff: components["schemas"]["Staff"];
            /** Workedseconds */
            workedSeconds: number;
        };
        /**
         * EntryPublic
         * @description One entry of the ledger: money that came or went.
         */
        EntryPublic: {
            /** Amount */
            amount: string | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Budgetrequestid */
            budgetRequestId: string | null;
            by: components["schemas"]["PersonPublic"] | null;
            /** Currency */
            currency: string;
            /** Effectiveon */
            effectiveOn: string | null;
            /**
             * Entryid
             * Format: uuid
             */
            entryId: string;
            equipment: components["schemas"]["EntryEquipment"] | null;
            hours: components["schemas"]["EntryHours"] | null;
            /** Invoicenumber */
            invoiceNumber: string | null;
            /** Kind */
            kind: string;
            /** Requestnumber */
            requestNumber: number | null;
            /** Supplier */
            supplier: string | null;
            /** Why */
            why: string;
        };
        /** Envelope[AbsencePublic] */
        Envelope_AbsencePublic_: {
            data: components["schemas"]["AbsencePublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[ActualPublic] */
        Envelope_ActualPublic_: {
            data: components["schemas"]["ActualPublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[ChainPublic] */
        Envelope_ChainPublic_: {
            data: components["schemas"]["ChainPublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CodeDetail] */
        Envelope_CodeDetail_: {
            data: components["schemas"]["CodeDetail"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CodeReport] */
        Envelope_CodeReport_: {
            data: components["schemas"]["CodeReport"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CodeTree] */
        Envelope_CodeTree_: {
            data: components["schemas"]["CodeTree"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CommentPublic] */
        Envelope_CommentPublic_: {
            data: components["schemas"]["CommentPublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CommentSlice] */
        Envelope_CommentSlice_: {
            data: components["schemas"]["CommentSlice"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[CsvResult] */
        Envelope_CsvResult_: {
            data: components["schemas"]["CsvResult"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[EquipmentRatePublic] */
        Envelope_EquipmentRatePublic_: {
            data: components["schemas"]["EquipmentRatePublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[HoursSettings] */
        Envelope_HoursSettings_: {
            data: components["schemas"]["HoursSettings"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[list[BudgetVersionPublic]] */
        Envelope_list_BudgetVersionPublic__: {
            /** Data */
            data: components["schemas"]["BudgetVersionPublic"][];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[list[CategoryPublic]] */
        Envelope_list_CategoryPublic__: {
            /** Data */
            data: components["schemas"]["CategoryPublic"][];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[list[RequestGroup]] */
        Envelope_list_RequestGroup__: {
            /** Data */
            data: components["schemas"]["RequestGroup"][];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[NoneType] */
        Envelope_NoneType_: {
            /** Data */
            data: null;
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Overview] */
        Envelope_Overview_: {
            data: components["schemas"]["Overview"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[ActualPublic]] */
        Envelope_Page_ActualPublic__: {
            data: components["schemas"]["Page_ActualPublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[CodePublic]] */
        Envelope_Page_CodePublic__: {
            data: components["schemas"]["Page_CodePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[EquipmentRatePublic]] */
        Envelope_Page_EquipmentRatePublic__: {
            data: components["schemas"]["Page_EquipmentRatePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[MachinePublic]] */
        Envelope_Page_MachinePublic__: {
            data: components["schemas"]["Page_MachinePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[MachineUsePublic]] */
        Envelope_Page_MachineUsePublic__: {
            data: components["schemas"]["Page_MachineUsePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[RatePublic]] */
        Envelope_Page_RatePublic__: {
            data: components["schemas"]["Page_RatePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[RequestPublic]] */
        Envelope_Page_RequestPublic__: {
            data: components["schemas"]["Page_RequestPublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Page[WorkedWeekPublic]] */
        Envelope_Page_WorkedWeekPublic__: {
            data: components["schemas"]["Page_WorkedWeekPublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Periods] */
        Envelope_Periods_: {
            data: components["schemas"]["Periods"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[PreviewPublic] */
        Envelope_PreviewPublic_: {
            data: components["schemas"]["PreviewPublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[RatePublic] */
        Envelope_RatePublic_: {
            data: components["schemas"]["RatePublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[RequestDetail] */
        Envelope_RequestDetail_: {
            data: components["schemas"]["RequestDetail"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[RequestFilePublic] */
        Envelope_RequestFilePublic_: {
            data: components["schemas"]["RequestFilePublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[RequestFiles] */
        Envelope_RequestFiles_: {
            data: components["schemas"]["RequestFiles"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[RulesPublic] */
        Envelope_RulesPublic_: {
            data: components["schemas"]["RulesPublic"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Sequence[str]] */
        Envelope_Sequence_str__: {
            /** Data */
            data: string[];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Slice[CodeChangePublic]] */
        Envelope_Slice_CodeChangePublic__: {
            data: components["schemas"]["Slice_CodeChangePublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Slice[EntryPublic]] */
        Envelope_Slice_EntryPublic__: {
            data: components["schemas"]["Slice_EntryPublic_"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** Envelope[Union[AbsencePublic, NoneType]] */
        Envelope_Union_AbsencePublic__NoneType__: {
            data: components["schemas"]["AbsencePublic"] | null;
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** EquipmentRateCreate */
        EquipmentRateCreate: {
            /**
             * Amount
             * Format: decimal
             */
            amount: string;
            /**
             * Category
             * @default
             */
            category?: string;
            /** Currency */
            currency?: string | null;
            /** Equipmentid */
            equipmentId?: string | null;
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /**
             * Isrented
             * @default false
             */
            isRented?: boolean;
            unit: components["schemas"]["Unit"];
        };
        /**
         * EquipmentRatePublic
         * @description What a machine costs a day or an hour from a day on, until another rate begins.
         */
        EquipmentRatePublic: {
            /** Amount */
            amount: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Category */
            category: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Equipmentid */
            equipmentId: string | null;
            /**
             * Equipmentrateid
             * Format: uuid
             */
            equipmentRateId: string;
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /** Isrented */
            isRented: boolean;
            /** Name */
            name: string | null;
            /** Takenbackat */
            takenBackAt: string | null;
            takenBackBy: components["schemas"]["PersonPublic"] | null;
            unit: components["schemas"]["Unit"];
        };
        /** EquipmentRateQuery */
        EquipmentRateQuery: {
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
        };
        /** EquipmentRateRef */
        EquipmentRateRef: {
            /**
             * Equipmentrateid
             * Format: uuid
             */
            equipmentRateId: string;
        };
        /** ErrorEnvelope */
        ErrorEnvelope: {
            data: components["schemas"]["Problem"];
            /** Errorcode */
            errorCode: number;
            /** Message */
            message: string;
        };
        /** EstimateUpdate */
        EstimateUpdate: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Estimate */
            estimate: string | null;
            /** Revision */
            revision: number;
        };
        /** FieldProblem */
        FieldProblem: {
            /**
             * Code
             * @default
             */
            code?: string;
            /** Field */
            field: string;
            /** Message */
            message: string;
        };
        /** HoursCodesUpdate */
        HoursCodesUpdate: {
            /** Externalcodeid */
            externalCodeId?: string | null;
            /** Owncodeid */
            ownCodeId?: string | null;
            /** Ownequipmentcodeid */
            ownEquipmentCodeId?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Rentedequipmentcodeid */
            rentedEquipmentCodeId?: string | null;
            /** Revision */
            revision: number;
        };
        /** HoursQuery */
        HoursQuery: {
            /**
             * Onlywaiting
             * @default false
             */
            onlyWaiting?: boolean;
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /**
         * HoursSettings
         * @description Which codes the hours and machines of a project are spent of, and how many are spent of none yet.
         */
        HoursSettings: {
            /** Equipmentdayswithoutcode */
            equipmentDaysWithoutCode: number;
            /** Equipmentdayswithoutrate */
            equipmentDaysWithoutRate: number;
            /** Externalcodeid */
            externalCodeId: string | null;
            /** Owncodeid */
            ownCodeId: string | null;
            /** Ownequipmentcodeid */
            ownEquipmentCodeId: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Rentedequipmentcodeid */
            rentedEquipmentCodeId: string | null;
            /** Revision */
            revision: number;
            /** Secondswithoutcode */
            secondsWithoutCode: number;
            /** Secondswithoutrate */
            secondsWithoutRate: number;
            /** Seesrates */
            seesRates: boolean;
        };
        /**
         * Impact
         * @description What asking for an amount means for a code as of now.
         */
        Impact: {
            /** Actual */
            actual: string;
            /** Budget */
            budget: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Committed */
            committed: string;
            /** Heldbyothers */
            heldByOthers: string;
            /** Heldlater */
            heldLater: string;
            /** Isover */
            isOver: boolean;
            /** Left */
            left: string;
            /** Leftafter */
            leftAfter: string;
        };
        /**
         * InArchived
         * @description What the list of open codes leaves out.
         */
        InArchived: {
            /** Budget */
            budget: string;
            /** Left */
            left: string;
        };
        /** LineIn */
        LineIn: {
            /**
             * Amount
             * Format: decimal
             */
            amount: string;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /**
             * Note
             * @default
             */
            note?: string;
            /**
             * Receives
             * @default false
             */
            receives?: boolean;
        };
        /** LinePublic */
        LinePublic: {
            /** Amount */
            amount: string;
            /** Approvedamount */
            approvedAmount: string | null;
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /**
             * Budgetrequestlineid
             * Format: uuid
             */
            budgetRequestLineId: string;
            /** Codename */
            codeName: string;
            /** Codenumber */
            codeNumber: string;
            impact: components["schemas"]["Impact"];
            /** Isarchived */
            isArchived: boolean;
            /** Note */
            note: string;
            /** Receives */
            receives: boolean;
        };
        /**
         * MachinePublic
         * @description Equipment, as attendance told of it.
         */
        MachinePublic: {
            /** Category */
            category: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Isrented */
            isRented: boolean;
            /** Name */
            name: string;
        };
        /** MachineQuery */
        MachineQuery: {
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
            /**
             * Search
             * @default
             */
            search?: string;
        };
        /**
         * MachineUsePublic
         * @description How long a machine was in a project, and what that costs.
         */
        MachineUsePublic: {
            /** Amount */
            amount: string | null;
            /** Category */
            category: string;
            /** Currency */
            currency: string | null;
            /** Days */
            days: number;
            /** Dayswithoutcode */
            daysWithoutCode: number;
            /** Dayswithoutrate */
            daysWithoutRate: number;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Firstdate */
            firstDate: string | null;
            /** Isrented */
            isRented: boolean;
            /** Issettling */
            isSettling: boolean;
            /** Isthere */
            isThere: boolean;
            /** Lastdate */
            lastDate: string | null;
            /**
             * Machineuseid
             * Format: uuid
             */
            machineUseId: string;
            /** Name */
            name: string;
            /** Seconds */
            seconds: number;
        };
        /** MachineUseQuery */
        MachineUseQuery: {
            /**
             * Onlywaiting
             * @default false
             */
            onlyWaiting?: boolean;
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /**
         * MonthSum
         * @description What came and went in a month of the project's clock.
         */
        MonthSum: {
            /** Actual */
            actual: string;
            /** Budget */
            budget: string;
            /** Committed */
            committed: string;
            /** Held */
            held: string;
            /** Month */
            month: string;
        };
        /**
         * OverCategory
         * @description A category of the project of which more is then held, committed and spent than it has.
         */
        OverCategory: {
            /** Excess */
            excess: string;
            /** Name */
            name: string;
        };
        /**
         * Overruns
         * @description Who may ask for more than is left, with a reason.
         * @enum {string}
         */
        Overruns: "anybody" | "managers" | "admins" | "nobody";
        /** Overview */
        Overview: {
            /** Alertcount */
            alertCount: number;
            /** Alerts */
            alerts: components["schemas"]["AlertPublic"][];
            /** Baselineon */
            baselineOn: string | null;
            /** Categories */
            categories: components["schemas"]["CategoryOverview"][];
            /** Codecount */
            codeCount: number;
            /** Countsfrom */
            countsFrom: string | null;
            /** Currency */
            currency: string;
            /** Endson */
            endsOn: string | null;
            /** Equipmentownedbudget */
            equipmentOwnedBudget: string;
            /** Equipmentrentalbudget */
            equipmentRentalBudget: string;
            /** Estimatedcount */
            estimatedCount: number;
            inArchived: components["schemas"]["InArchived"] | null;
            /** Manpowerexternalbudget */
            manpowerExternalBudget: string;
            /** Manpowerinternalbudget */
            manpowerInternalBudget: string;
            /** Maychangecurrency */
            mayChangeCurrency: boolean;
            /** Mayedit */
            mayEdit: boolean;
            /** Maylock */
            mayLock: boolean;
            /** Mosttotal */
            mostTotal: string | null;
            /** Nobodyscount */
            nobodySCount: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Revision */
            revision: number;
            total: components["schemas"]["CategoryOverview"];
            /** Waiting */
            waiting: components["schemas"]["RequestPublic"][];
            /** Waitingcount */
            waitingCount: number;
        };
        /** Page[ActualPublic] */
        Page_ActualPublic_: {
            /** Data */
            data: components["schemas"]["ActualPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[CodePublic] */
        Page_CodePublic_: {
            /** Data */
            data: components["schemas"]["CodePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[EquipmentRatePublic] */
        Page_EquipmentRatePublic_: {
            /** Data */
            data: components["schemas"]["EquipmentRatePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[MachinePublic] */
        Page_MachinePublic_: {
            /** Data */
            data: components["schemas"]["MachinePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[MachineUsePublic] */
        Page_MachineUsePublic_: {
            /** Data */
            data: components["schemas"]["MachineUsePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[RatePublic] */
        Page_RatePublic_: {
            /** Data */
            data: components["schemas"]["RatePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[RequestPublic] */
        Page_RequestPublic_: {
            /** Data */
            data: components["schemas"]["RequestPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[WorkedWeekPublic] */
        Page_WorkedWeekPublic_: {
            /** Data */
            data: components["schemas"]["WorkedWeekPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /**
         * Period
         * @enum {string}
         */
        Period: "month" | "quarter";
        /**
         * PeriodCategory
         * @description The same of one category, as its codes have it now.
         */
        PeriodCategory: {
            /** Actual */
            actual: string;
            /** Actualsofar */
            actualSoFar: string;
            /** Budgetsofar */
            budgetSoFar: string;
            /** Category */
            category: string;
            /** Committedsofar */
            committedSoFar: string;
            /** Name */
            name: string;
        };
        /**
         * PeriodPublic
         * @description What came and went in a month or a quarter of a project's clock. The budget is the
         *     project's, from the days of its versions; where nobody has set one, that of its codes.
         */
        PeriodPublic: {
            /** Actual */
            actual: string;
            /** Actualsofar */
            actualSoFar: string;
            /** Budget */
            budget: string;
            /** Budgetsofar */
            budgetSoFar: string;
            /** Categories */
            categories: components["schemas"]["PeriodCategory"][];
            /** Committed */
            committed: string;
            /** Committedsofar */
            committedSoFar: string;
            /** Period */
            period: string;
        };
        /** Periods */
        Periods: {
            /** Currency */
            currency: string;
            /** Periods */
            periods: components["schemas"]["PeriodPublic"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /**
         * PersonPublic
         * @description A person as every list shows them, whichever service it is of.
         */
        PersonPublic: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Photourl */
            photoUrl: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** PreviewPublic */
        PreviewPublic: {
            /** Categorymoves */
            categoryMoves: components["schemas"]["CategoryMove"][];
            /** Currency */
            currency: string;
            /** Lines */
            lines: components["schemas"]["Impact"][];
            /** Mayoverrun */
            mayOverrun: boolean;
            /** Nobodyanswers */
            nobodyAnswers: boolean;
            /** Overcategories */
            overCategories: components["schemas"]["OverCategory"][];
            overruns: components["schemas"]["Overruns"];
        };
        /**
         * Problem
         * @description What an error's `data` holds.
         */
        Problem: {
            /**
             * Fields
             * @default []
             */
            fields?: components["schemas"]["FieldProblem"][];
            /**
             * Retryable
             * @default false
             */
            retryable?: boolean;
        };
        /** ProjectBudgetUpdate */
        ProjectBudgetUpdate: {
            /** Currency */
            currency?: string | null;
            /** Effectiveon */
            effectiveOn?: string | null;
            /**
             * Equipmentownedbudget
             * Format: decimal
             */
            equipmentOwnedBudget: string;
            /**
             * Equipmentrentalbudget
             * Format: decimal
             */
            equipmentRentalBudget: string;
            /**
             * Manpowerexternalbudget
             * Format: decimal
             */
            manpowerExternalBudget: string;
            /**
             * Manpowerinternalbudget
             * Format: decimal
             */
            manpowerInternalBudget: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Revision */
            revision?: number | null;
        };
        /** RateCreate */
        RateCreate: {
            /** Currency */
            currency?: string | null;
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /** Hourly */
            hourly?: string | null;
            /** Owneruserid */
            ownerUserId?: string | null;
            staff: components["schemas"]["Staff"];
        };
        /**
         * RatePublic
         * @description What an hour costs from a day on, until another rate begins.
         */
        RatePublic: {
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Costrateid
             * Format: uuid
             */
            costRateId: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /** Hourly */
            hourly: string | null;
            /** Owneruserid */
            ownerUserId: string | null;
            person: components["schemas"]["PersonPublic"] | null;
            staff: components["schemas"]["Staff"];
            /** Takenbackat */
            takenBackAt: string | null;
            takenBackBy: components["schemas"]["PersonPublic"] | null;
        };
        /** RateQuery */
        RateQuery: {
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
        };
        /** RateRef */
        RateRef: {
            /**
             * Costrateid
             * Format: uuid
             */
            costRateId: string;
        };
        /** RequestCreate */
        RequestCreate: {
            /** @default money */
            kind?: components["schemas"]["RequestKind"];
            /** Lines */
            lines?: components["schemas"]["LineIn"][];
            /** Neededby */
            neededBy?: string | null;
            /**
             * Overrunreason
             * @default
             */
            overrunReason?: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Submit
             * @default false
             */
            submit?: boolean;
            /** Title */
            title: string;
        };
        /** RequestDelete */
        RequestDelete: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Revision */
            revision?: number | null;
        };
        /** RequestDetail */
        RequestDetail: {
            /** Addedtotal */
            addedTotal: string | null;
            /** Alsowaiting */
            alsoWaiting: components["schemas"]["AlsoWaiting"][];
            /** Answeredat */
            answeredAt: string | null;
            answeredBy: components["schemas"]["PersonPublic"] | null;
            /** Answernote */
            answerNote: string;
            /** Approvedtotal */
            approvedTotal: string | null;
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Categorymoves */
            categoryMoves: components["schemas"]["CategoryMove"][];
            /** Commentcount */
            commentCount: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Expiresat */
            expiresAt: string | null;
            /** Filecount */
            fileCount: number;
            /** Isoverbudget */
            isOverBudget: boolean;
            /** Isovernow */
            isOverNow: boolean;
            kind: components["schemas"]["RequestKind"];
            /** Lines */
            lines: components["schemas"]["LinePublic"][];
            /** Mayanswer */
            mayAnswer: boolean;
            /** Mayedit */
            mayEdit: boolean;
            /** Maywithdraw */
            mayWithdraw: boolean;
            /** Neededby */
            neededBy: string | null;
            /** Nobodyanswers */
            nobodyAnswers: boolean;
            /** Number */
            number: number;
            /** Overcategories */
            overCategories: components["schemas"]["OverCategory"][];
            /** Overrunreason */
            overrunReason: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Reason */
            reason: string;
            /** Revision */
            revision: number;
            status: components["schemas"]["Status"];
            /** Submittedat */
            submittedAt: string | null;
            /** Timezone */
            timeZone: string | null;
            /** Title */
            title: string;
            /** Total */
            total: string;
            /** Turns */
            turns: components["schemas"]["TurnPublic"][];
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Waitsforme */
            waitsForMe: boolean;
        };
        /** RequestFileDelete */
        RequestFileDelete: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
        };
        /** RequestFilePublic */
        RequestFilePublic: {
            /** Contenttype */
            contentType: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
            /** Name */
            name: string;
            /** Size */
            size: number;
            /** Thumbnailurl */
            thumbnailUrl: string | null;
            /**
             * Uploadedat
             * Format: date-time
             */
            uploadedAt: string;
            /** Url */
            url: string;
            /** Wasaddedlater */
            wasAddedLater: boolean;
        };
        /** RequestFiles */
        RequestFiles: {
            /** Files */
            files: components["schemas"]["RequestFilePublic"][];
            /** Mayadd */
            mayAdd: boolean;
            /** Mayremove */
            mayRemove: boolean;
        };
        /** RequestFilter */
        RequestFilter: {
            /** Answeredsince */
            answeredSince?: string | null;
            /** Budgetcodeid */
            budgetCodeId?: string | null;
            /**
             * Ismine
             * @default false
             */
            isMine?: boolean;
            /** Kinds */
            kinds?: components["schemas"]["RequestKind"][];
            /** Projectid */
            projectId?: string | null;
            /**
             * Search
             * @default
             */
            search?: string;
            /** Statuses */
            statuses?: components["schemas"]["Status"][];
            /**
             * Waitsforme
             * @default false
             */
            waitsForMe?: boolean;
        };
        /** RequestGroup */
        RequestGroup: {
            /** Count */
            count: number;
            /** Requests */
            requests: components["schemas"]["RequestPublic"][];
            status: components["schemas"]["Status"];
        };
        /**
         * RequestKind
         * @enum {string}
         */
        RequestKind: "money" | "transfer" | "change";
        /** RequestPreview */
        RequestPreview: {
            /** Budgetrequestid */
            budgetRequestId?: string | null;
            /** @default money */
            kind?: components["schemas"]["RequestKind"];
            /** Lines */
            lines: components["schemas"]["LineIn"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** RequestPublic */
        RequestPublic: {
            /** Addedtotal */
            addedTotal: string | null;
            /** Answeredat */
            answeredAt: string | null;
            /** Approvedtotal */
            approvedTotal: string | null;
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Commentcount */
            commentCount: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Currency */
            currency: string;
            /** Filecount */
            fileCount: number;
            /** Isoverbudget */
            isOverBudget: boolean;
            /** Isovernow */
            isOverNow: boolean;
            kind: components["schemas"]["RequestKind"];
            /** Neededby */
            neededBy: string | null;
            /** Number */
            number: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Revision */
            revision: number;
            status: components["schemas"]["Status"];
            /** Submittedat */
            submittedAt: string | null;
            /** Timezone */
            timeZone: string | null;
            /** Title */
            title: string;
            /** Total */
            total: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Waitsforme */
            waitsForMe: boolean;
        };
        /** RequestQuery */
        RequestQuery: {
            /** Answeredsince */
            answeredSince?: string | null;
            /** Budgetcodeid */
            budgetCodeId?: string | null;
            /**
             * Ismine
             * @default false
             */
            isMine?: boolean;
            /** Kinds */
            kinds?: components["schemas"]["RequestKind"][];
            /**
             * Pagecount
             * @default 20
             */
            pageCount?: number;
            /**
             * Pagenumber
             * @default 1
             */
            pageNumber?: number;
            /** Projectid */
            projectId?: string | null;
            /**
             * Search
             * @default
             */
            search?: string;
            /** Statuses */
            statuses?: components["schemas"]["Status"][];
            /**
             * Waitsforme
             * @default false
             */
            waitsForMe?: boolean;
        };
        /** RequestRef */
        RequestRef: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /** Revision */
            revision?: number | null;
        };
        /** RequestReply */
        RequestReply: {
            answer: components["schemas"]["Answer"];
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /** Lines */
            lines?: components["schemas"]["ApprovedLine"][];
            /**
             * Note
             * @default
             */
            note?: string;
            /** Revision */
            revision?: number | null;
        };
        /** RequestUpdate */
        RequestUpdate: {
            /**
             * Budgetrequestid
             * Format: uuid
             */
            budgetRequestId: string;
            /** Lines */
            lines?: components["schemas"]["LineIn"][] | null;
            /** Neededby */
            neededBy?: string | null;
            /** Overrunreason */
            overrunReason?: string | null;
            /** Reason */
            reason?: string | null;
            /** Revision */
            revision?: number | null;
            /**
             * Submit
             * @default false
             */
            submit?: boolean;
            /** Title */
            title?: string | null;
        };
        /** RulesPublic */
        RulesPublic: {
            /** Answerdays */
            answerDays: number | null;
            /** Currency */
            currency: string;
            /** Mayedit */
            mayEdit: boolean;
            overruns: components["schemas"]["Overruns"];
            /** Revision */
            revision: number;
            /** Updatedat */
            updatedAt: string | null;
            updatedBy: components["schemas"]["PersonPublic"] | null;
        };
        /** RulesUpdate */
        RulesUpdate: {
            /** Answerdays */
            answerDays?: number | null;
            /** Currency */
            currency: string;
            overruns: components["schemas"]["Overruns"];
            /** Revision */
            revision: number;
        };
        /** Slice[CodeChangePublic] */
        Slice_CodeChangePublic_: {
            /** Data */
            data: components["schemas"]["CodeChangePublic"][];
            /** Next */
            next: string | null;
        };
        /** Slice[EntryPublic] */
        Slice_EntryPublic_: {
            /** Data */
            data: components["schemas"]["EntryPublic"][];
            /** Next */
            next: string | null;
        };
        /**
         * Staff
         * @description Whose people somebody is of: the company's own, or another's.
         * @enum {string}
         */
        Staff: "own" | "external";
        /**
         * Status
         * @enum {string}
         */
        Status: "draft" | "submitted" | "approved" | "partlyApproved" | "rejected" | "expired";
        /**
         * StatusSum
         * @description Of a code's lines. What transfers and changes take from it is below zero.
         */
        StatusSum: {
            /** Approved */
            approved: string;
            /** Asked */
            asked: string;
            /** Count */
            count: number;
            kind: components["schemas"]["RequestKind"];
            status: components["schemas"]["Status"];
        };
        /**
         * TableFormat
         * @enum {string}
         */
        TableFormat: "csv" | "xlsx" | "json";
        /**
         * TurnPublic
         * @description One of the answers that a request takes.
         */
        TurnPublic: {
            answer: components["schemas"]["Answer"] | null;
            /** Answeredat */
            answeredAt: string | null;
            answeredBy: components["schemas"]["PersonPublic"] | null;
            /** Askedat */
            askedAt: string | null;
            /** Iscurrent */
            isCurrent: boolean;
            /** Isescalated */
            isEscalated: boolean;
            /** Note */
            note: string;
            person: components["schemas"]["PersonPublic"] | null;
            standIn: components["schemas"]["PersonPublic"] | null;
        };
        /**
         * Unit
         * @description What of its time on a project a machine costs by.
         * @enum {string}
         */
        Unit: "day" | "hour";
        /**
         * Verdict
         * @enum {string}
         */
        Verdict: "create" | "exists" | "duplicate" | "invalid";
        /**
         * WorkedWeekPublic
         * @description An approved week of a person, and what it costs.
         */
        WorkedWeekPublic: {
            /** Amount */
            amount: string | null;
            /** Currency */
            currency: string | null;
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Issettling */
            isSettling: boolean;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Secondswithoutcode */
            secondsWithoutCode: number;
            /** Secondswithoutrate */
            secondsWithoutRate: number;
            /** Workedseconds */
            workedSeconds: number;
            /**
             * Workedweekid
             * Format: uuid
             */
            workedWeekId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Budget_ArchivedBudgetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_CheckBudgetActualsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Budget_CheckBudgetActualsCsv"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CsvResult_"];
                };
            };
        };
    };
    Budget_CheckBudgetCodesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Budget_CheckBudgetCodesCsv"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CsvResult_"];
                };
            };
        };
    };
    Budget_CreateBudgetActual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActualPublic_"];
                };
            };
        };
    };
    Budget_CreateBudgetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_CreateBudgetEquipmentRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentRateCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EquipmentRatePublic_"];
                };
            };
        };
    };
    Budget_CreateBudgetRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RatePublic_"];
                };
            };
        };
    };
    Budget_CreateBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    Budget_CreateBudgetRequestComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentPublic_"];
                };
            };
        };
    };
    Budget_DeleteBudgetApprovalAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoneType_"];
                };
            };
        };
    };
    Budget_DeleteBudgetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoneType_"];
                };
            };
        };
    };
    Budget_DeleteBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDelete"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoneType_"];
                };
            };
        };
    };
    Budget_DeleteBudgetRequestComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentPublic_"];
                };
            };
        };
    };
    Budget_DeleteBudgetRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestFileDelete"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoneType_"];
                };
            };
        };
    };
    Budget_DuplicateBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    Budget_ExportBudgetActuals: {
        parameters: {
            query: {
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    Budget_ExportBudgetCategories: {
        parameters: {
            query: {
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    Budget_ExportBudgetCodes: {
        parameters: {
            query: {
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    Budget_ExportBudgetPeriods: {
        parameters: {
            query: {
                by?: components["schemas"]["Period"];
                byCategory?: boolean;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    Budget_ExportBudgetRequests: {
        parameters: {
            query?: {
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                isMine?: boolean;
                kind?: components["schemas"]["RequestKind"] | null;
                projectId?: string | null;
                search?: string;
                status?: components["schemas"]["Status"] | null;
                waitsForMe?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    Budget_GetBudgetApprovalAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Union_AbsencePublic__NoneType__"];
                };
            };
        };
    };
    Budget_GetBudgetApprovalChain: {
        parameters: {
            query: {
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChainPublic_"];
                };
            };
        };
    };
    Budget_GetBudgetCodeDetail: {
        parameters: {
            query: {
                budgetCodeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_GetBudgetCodeHistory: {
        parameters: {
            query: {
                /** @description `next` of the slice before */
                after?: string | null;
                budgetCodeId: string;
                pageCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Slice_CodeChangePublic__"];
                };
            };
        };
    };
    Budget_GetBudgetCodeHistoryListDetail: {
        parameters: {
            query: {
                /** @description `next` of the slice before */
                after?: string | null;
                budgetCodeId: string;
                pageCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Slice_EntryPublic__"];
                };
            };
        };
    };
    Budget_GetBudgetCodeReport: {
        parameters: {
            query: {
                budgetCodeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeReport_"];
                };
            };
        };
    };
    Budget_GetBudgetHoursCodes: {
        parameters: {
            query: {
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_HoursSettings_"];
                };
            };
        };
    };
    Budget_GetBudgetMachineCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Sequence_str__"];
                };
            };
        };
    };
    Budget_GetBudgetPeriods: {
        parameters: {
            query: {
                by?: components["schemas"]["Period"];
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Periods_"];
                };
            };
        };
    };
    Budget_GetBudgetRequestComments: {
        parameters: {
            query: {
                /** @description `next` of the slice before */
                after?: string | null;
                budgetRequestId: string;
                pageCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentSlice_"];
                };
            };
        };
    };
    Budget_GetBudgetRequestDetail: {
        parameters: {
            query: {
                budgetRequestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    Budget_GetBudgetRequestFiles: {
        parameters: {
            query: {
                budgetRequestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestFiles_"];
                };
            };
        };
    };
    Budget_GetBudgetRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RulesPublic_"];
                };
            };
        };
    };
    Budget_GetBudgetVersions: {
        parameters: {
            query: {
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_list_BudgetVersionPublic__"];
                };
            };
        };
    };
    Budget_GetCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_list_CategoryPublic__"];
                };
            };
        };
    };
    Budget_GetOverview: {
        parameters: {
            query: {
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Overview_"];
                };
            };
        };
    };
    Budget_ImportBudgetActualsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Budget_ImportBudgetActualsCsv"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CsvResult_"];
                };
            };
        };
    };
    Budget_ImportBudgetCodesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Budget_ImportBudgetCodesCsv"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CsvResult_"];
                };
            };
        };
    };
    Budget_LockBudgetBaseline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaselineLock"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Overview_"];
                };
            };
        };
    };
    Budget_PreviewBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPreview"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PreviewPublic_"];
                };
            };
        };
    };
    Budget_QueryBudgetActualByFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_ActualPublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetCodeByFilter: {
        parameters: {
            query: {
                /** @description Left out: all of them */
                isArchived?: boolean | null;
                pageCount?: number;
                pageNumber?: number;
                projectId: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_CodePublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetCodeByFilterReturnPercentageViewModel: {
        parameters: {
            query: {
                /** @description Left out: all of them */
                isArchived?: boolean | null;
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeTree_"];
                };
            };
        };
    };
    Budget_QueryBudgetEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineUseQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_MachineUsePublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetEquipmentRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentRateQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_EquipmentRatePublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_WorkedWeekPublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetMachines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_MachinePublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_RatePublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetRequestByFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestQuery"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_RequestPublic__"];
                };
            };
        };
    };
    Budget_QueryBudgetRequestByFilterReturnGrouped: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestFilter"] | null;
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_list_RequestGroup__"];
                };
            };
        };
    };
    Budget_ReplyBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReply"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    Budget_ReverseBudgetActual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualReverse"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActualPublic_"];
                };
            };
        };
    };
    Budget_SetBudgetApprovalAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AbsencePublic_"];
                };
            };
        };
    };
    Budget_SetBudgetApprovalChain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ChainPublic_"];
                };
            };
        };
    };
    Budget_SetBudgetCodeEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_SetBudgetHoursCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursCodesUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_HoursSettings_"];
                };
            };
        };
    };
    Budget_SetBudgetRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RulesPublic_"];
                };
            };
        };
    };
    Budget_TakeBackBudgetEquipmentRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentRateRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EquipmentRatePublic_"];
                };
            };
        };
    };
    Budget_TakeBackBudgetRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RatePublic_"];
                };
            };
        };
    };
    Budget_UnarchivedBudgetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_UpdateBudgetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CodeDetail_"];
                };
            };
        };
    };
    Budget_UpdateBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    Budget_UpdateBudgetRequestComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentPublic_"];
                };
            };
        };
    };
    Budget_UpdateProjectBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBudgetUpdate"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Overview_"];
                };
            };
        };
    };
    Budget_UploadBudgetRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Budget_UploadBudgetRequestFile"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestFilePublic_"];
                };
            };
        };
    };
    Budget_WithdrawBudgetRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRef"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_RequestDetail_"];
                };
            };
        };
    };
    _files_budget: {
        parameters: {
            query: {
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

type Calls = paths;
type Models = components["schemas"];

declare module "@groundwork/kit/schema" {
    interface paths extends Calls {}
    interface SchemasOf {
        "budget": Models;
    }
}
