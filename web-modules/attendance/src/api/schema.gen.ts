// Generated from gateway/openapi/attendance.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export interface paths {
    "/api/Clock/CheckLeaveRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Leave Request
         * @description How many days it would take and leave; nothing is asked for.
         */
        post: operations["Clock_CheckLeaveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/CreateAttendanceRecordRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Attendance Record Request */
        post: operations["Clock_CreateAttendanceRecordRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/CreateLeaveRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Leave Request */
        post: operations["Clock_CreateLeaveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/CreatePunches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Punches */
        post: operations["Clock_CreatePunches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetAttendanceRecordCheckTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Attendance Record Check Types */
        get: operations["Clock_GetAttendanceRecordCheckTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetAttendanceRecordDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Attendance Record Detail */
        get: operations["Clock_GetAttendanceRecordDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetAttendanceRecordManagerActionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Attendance Record Manager Action Types */
        get: operations["Clock_GetAttendanceRecordManagerActionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetAttendanceRecordTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Attendance Record Types
         * @description Those of every company; with its own ones: GroupAttendanceRecordTypes.
         */
        get: operations["Clock_GetAttendanceRecordTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetLikelyCheckOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Likely Check Out
         * @description For who says when they left, or a manager of the project for them.
         */
        get: operations["Clock_GetLikelyCheckOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetSelfLeaveBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Self Leave Balances
         * @description As of today.
         */
        get: operations["Clock_GetSelfLeaveBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetSelfSheetPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Self Sheet Pay
         * @description What the caller's own sheet is paid, and why.
         */
        get: operations["Clock_GetSelfSheetPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/GetSelfTodayLatestAttendanceRecordBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Self Today Latest Attendance Record Brief */
        get: operations["Clock_GetSelfTodayLatestAttendanceRecordBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/QueryHoursCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Hours Codes
         * @description On which a day's hours in a project can be.
         */
        post: operations["Clock_QueryHoursCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/QuerySelfAttendanceRecordRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Self Attendance Record Requests */
        post: operations["Clock_QuerySelfAttendanceRecordRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Self Attendance Records */
        post: operations["Clock_QuerySelfAttendanceRecordsByFilterReturnViewModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/QuerySelfPeriodSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Self Period Sheets */
        post: operations["Clock_QuerySelfPeriodSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/SignPeriodSheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign Period Sheet */
        post: operations["Clock_SignPeriodSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/SplitAttendanceRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Split Attendance Record
         * @description One's own day, or one of a project that the caller manages, on several codes.
         */
        put: operations["Clock_SplitAttendanceRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/TakeBackLeaveRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back Leave Request
         * @description What waits, whoever asked for it; what was granted, a manager of its project.
         */
        post: operations["Clock_TakeBackLeaveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clock/UploadPunchPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Punch Photo
         * @description Of a punch that the caller pressed on their own phone: one, within a day of it.
         */
        post: operations["Clock_UploadPunchPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CheckEquipmentCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Equipment Csv
         * @description What `ImportEquipmentCsv` would do with it, row by row.
         */
        post: operations["Equipment_CheckEquipmentCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CreateEquipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Equipment */
        post: operations["Equipment_CreateEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CreateEquipmentDefect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Equipment Defect
         * @description By whoever sees the machine.
         */
        post: operations["Equipment_CreateEquipmentDefect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CreateEquipmentHandOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Equipment Hand Over
         * @description By whoever has it, or a manager of its home; what nobody has is taken by whoever sees it.
         */
        post: operations["Equipment_CreateEquipmentHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CreateEquipmentScans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Equipment Scans */
        post: operations["Equipment_CreateEquipmentScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/CreateMeterReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Meter Reading
         * @description By whoever sees the machine.
         */
        post: operations["Equipment_CreateMeterReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/DeleteEquipmentPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Equipment Photo */
        delete: operations["Equipment_DeleteEquipmentPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/ExportEquipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Equipment */
        get: operations["Equipment_ExportEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Equipment By Code */
        get: operations["Equipment_GetEquipmentByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Equipment Card
         * @description For whoever scans a label without an account: what it is, and whom to call.
         */
        get: operations["Equipment_GetEquipmentCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Equipment Detail */
        get: operations["Equipment_GetEquipmentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Equipment History
         * @description Who changed what of it, before and after.
         */
        get: operations["Equipment_GetEquipmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Equipment Photos */
        get: operations["Equipment_GetEquipmentPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/GetEquipmentUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Equipment Use
         * @description On how many of its last days it was somewhere, and used.
         */
        get: operations["Equipment_GetEquipmentUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/ImportEquipmentCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import Equipment Csv */
        post: operations["Equipment_ImportEquipmentCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/PrintEquipmentLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print Equipment Labels
         * @description A4 sheets of labels with QR codes.
         */
        get: operations["Equipment_PrintEquipmentLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/QueryEquipmentByPageFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Equipment By Page Filter */
        post: operations["Equipment_QueryEquipmentByPageFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/QueryEquipmentDefects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Equipment Defects */
        post: operations["Equipment_QueryEquipmentDefects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/QueryEquipmentHandOvers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Equipment Hand Overs */
        post: operations["Equipment_QueryEquipmentHandOvers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/QueryEquipmentLocationRecordsByPageFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Equipment Location Records By Page Filter
         * @description Of the projects that the caller sees.
         */
        post: operations["Equipment_QueryEquipmentLocationRecordsByPageFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/QueryMeterReadings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Meter Readings */
        post: operations["Equipment_QueryMeterReadings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/ReplaceEquipmentCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace Equipment Code
         * @description Another label: the old one opens nothing any more.
         */
        put: operations["Equipment_ReplaceEquipmentCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/SetEquipmentKit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Equipment Kit
         * @description By managers of both homes.
         */
        put: operations["Equipment_SetEquipmentKit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/UpdateEquipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Equipment */
        put: operations["Equipment_UpdateEquipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/UpdateEquipmentDefect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Equipment Defect */
        put: operations["Equipment_UpdateEquipmentDefect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/UploadEquipmentDefectPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload Equipment Defect Photo */
        post: operations["Equipment_UploadEquipmentDefectPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Equipment/UploadEquipmentPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload Equipment Photo */
        post: operations["Equipment_UploadEquipmentPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/CheckHolidayCalendarCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Holiday Calendar Csv
         * @description What `ImportHolidayCalendarCsv` would do with it, row by row.
         */
        post: operations["GroupSetting_CheckHolidayCalendarCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/CreateGroupSettingAttendanceRecordType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Group Setting Attendance Record Type */
        post: operations["GroupSetting_CreateGroupSettingAttendanceRecordType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/CreateHoliday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Holiday */
        post: operations["GroupSetting_CreateHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/DeleteHoliday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Holiday
         * @description Leave that was asked for meanwhile keeps the day free.
         */
        delete: operations["GroupSetting_DeleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/DeleteHolidayCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Holiday Calendar
         * @description Its projects are of no region from now on; what was approved or granted stays.
         */
        delete: operations["GroupSetting_DeleteHolidayCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/DeleteHolidayCalendarDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Holiday Calendar Day
         * @description Leave that was asked for meanwhile keeps the day free.
         */
        delete: operations["GroupSetting_DeleteHolidayCalendarDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetClockRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Clock Rules */
        get: operations["GroupSetting_GetClockRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetHolidayCalendarDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Holiday Calendar Days */
        get: operations["GroupSetting_GetHolidayCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetOpenDayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Open Day Rules */
        get: operations["GroupSetting_GetOpenDayRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetPayrollMapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Payroll Mapping
         * @description How the file for payroll looks.
         */
        get: operations["GroupSetting_GetPayrollMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetPayrollNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Payroll Numbers
         * @description What payroll calls each person.
         */
        get: operations["GroupSetting_GetPayrollNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GetRequestRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Request Rules */
        get: operations["GroupSetting_GetRequestRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GroupAttendanceRecordTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group Attendance Record Types
         * @description All that there are to choose from.
         */
        get: operations["GroupSetting_GroupAttendanceRecordTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/GroupHolidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group Holidays
         * @description In their order; everybody of the company reads them.
         */
        get: operations["GroupSetting_GroupHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/ImportHolidayCalendarCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Holiday Calendar Csv
         * @description Holidays of a region: date and name; half.
         */
        post: operations["GroupSetting_ImportHolidayCalendarCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/PreviewPayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Pay Rules
         * @description What they would make of days that were, person by person. Nothing is saved.
         */
        post: operations["GroupSetting_PreviewPayRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/QueryGroupSettingAttendanceRecordTypesByFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Group Setting Attendance Record Types By Filter
         * @description The company's own.
         */
        get: operations["GroupSetting_QueryGroupSettingAttendanceRecordTypesByFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/QueryHolidayCalendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Holiday Calendars
         * @description Of the company's regions, with their projects.
         */
        get: operations["GroupSetting_QueryHolidayCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/QueryLeaveEntitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Leave Entitlements */
        get: operations["GroupSetting_QueryLeaveEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/QueryPayPeriods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Pay Periods
         * @description By which periods hours are signed and approved, and from when on others can be chosen.
         */
        get: operations["GroupSetting_QueryPayPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/QueryPayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Pay Rules
         * @description Those that count, the company's first.
         */
        get: operations["GroupSetting_QueryPayRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetClockRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Clock Rules
         * @description From now on: what was pressed before stays as it was asked for then.
         */
        put: operations["GroupSetting_SetClockRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetHolidayCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Holiday Calendar
         * @description A region and its projects; a new one where none is named.
         */
        put: operations["GroupSetting_SetHolidayCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetHolidayCalendarDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Holiday Calendar Day
         * @description In place of what that day was.
         */
        put: operations["GroupSetting_SetHolidayCalendarDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetLeaveEntitlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set Leave Entitlement */
        post: operations["GroupSetting_SetLeaveEntitlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetOpenDayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Open Day Rules
         * @description Shifts that began before are closed by nobody but people.
         */
        put: operations["GroupSetting_SetOpenDayRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetPayPeriod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Pay Period
         * @description From its day on, until another one is. What is signed or approved stays as it is.
         */
        post: operations["GroupSetting_SetPayPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetPayrollMapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Payroll Mapping
         * @description Of files that are made from now on.
         */
        put: operations["GroupSetting_SetPayrollMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetPayrollNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Payroll Numbers
         * @description Of those named, all or none; everybody's come back.
         */
        put: operations["GroupSetting_SetPayrollNumbers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetPayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Pay Rules
         * @description From their day on, until others count. What was approved stays as it was approved.
         */
        post: operations["GroupSetting_SetPayRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/SetRequestRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Request Rules
         * @description Of requests that are made from now on.
         */
        put: operations["GroupSetting_SetRequestRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/UpdateGroupSettingAttendanceRecordType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Group Setting Attendance Record Type */
        put: operations["GroupSetting_UpdateGroupSettingAttendanceRecordType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/UpdateHoliday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Holiday */
        put: operations["GroupSetting_UpdateHoliday"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GroupSetting/WithdrawPayRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw Pay Rules
         * @description As though they had never been set.
         */
        post: operations["GroupSetting_WithdrawPayRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/ChooseKioskPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose Kiosk Pin */
        post: operations["Kiosk_ChooseKioskPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/CreateKeptKioskPunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Kept Kiosk Punch
         * @description Pressed without a network, sealed for the service: the same however often it comes.
         */
        post: operations["Kiosk_CreateKeptKioskPunch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/CreateKiosk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Kiosk
         * @description Repeated after a lost answer it is the same tablet with the same code, which lasts minutes.
         */
        post: operations["Kiosk_CreateKiosk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/CreateKioskPunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Kiosk Punch */
        post: operations["Kiosk_CreateKioskPunch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/GetKioskStanding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get Kiosk Standing */
        post: operations["Kiosk_GetKioskStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/GetOwnKioskPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Own Kiosk Pin */
        get: operations["Kiosk_GetOwnKioskPin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/GiveKioskPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give Kiosk Pin
         * @description To somebody of a project of the caller's, who chooses another with it at the tablet.
         */
        put: operations["Kiosk_GiveKioskPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/IdentifyAtKiosk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Identify At Kiosk */
        post: operations["Kiosk_IdentifyAtKiosk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/PairKiosk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pair Kiosk */
        post: operations["Kiosk_PairKiosk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/QueryKiosks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Kiosks
         * @description Those that stand in projects of the caller's; removed ones are gone.
         */
        get: operations["Kiosk_QueryKiosks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/QueryUncountedKioskPresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Uncounted Kiosk Presses
         * @description What tablets of the caller's projects brought of the last 60 days that did not count.
         */
        get: operations["Kiosk_QueryUncountedKioskPresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/ReplaceKioskCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace Kiosk Code */
        put: operations["Kiosk_ReplaceKioskCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/RevokeKiosk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Revoke Kiosk
         * @description The tablet is none any more from its next call on.
         */
        put: operations["Kiosk_RevokeKiosk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Kiosk/SetOwnKioskPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set Own Kiosk Pin */
        put: operations["Kiosk_SetOwnKioskPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/GetSiteByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Site By Code */
        get: operations["SiteCode_GetSiteByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/GetSiteCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Site Card
         * @description For whoever scans the poster without an account: whose site it is.
         */
        get: operations["SiteCode_GetSiteCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/GetSiteCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Site Code */
        get: operations["SiteCode_GetSiteCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/PrintSiteCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Print Site Code */
        get: operations["SiteCode_PrintSiteCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/RenewSiteCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renew Site Code */
        put: operations["SiteCode_RenewSiteCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SiteCode/RevokeSiteCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke Site Code */
        delete: operations["SiteCode_RevokeSiteCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/AdjustLeave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adjust Leave */
        post: operations["TimeSheet_AdjustLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/ApprovePeriodSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve Period Sheets */
        post: operations["TimeSheet_ApprovePeriodSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/CheckLeaveBalancesCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Leave Balances Csv
         * @description What `ImportLeaveBalancesCsv` would do with it, row by row.
         */
        post: operations["TimeSheet_CheckLeaveBalancesCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/CheckPayroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Payroll
         * @description What the file would hold, and what is missing for it.
         */
        get: operations["TimeSheet_CheckPayroll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/CreateAttendanceRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Attendance Record */
        post: operations["TimeSheet_CreateAttendanceRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/CreateCrewPunches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Crew Punches */
        post: operations["TimeSheet_CreateCrewPunches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/DeleteApproverAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Approver Absence */
        delete: operations["TimeSheet_DeleteApproverAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/DeleteAttendanceRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Attendance Record */
        delete: operations["TimeSheet_DeleteAttendanceRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/ExportHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Hours */
        get: operations["TimeSheet_ExportHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/ExportPayroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Payroll
         * @description Approved hours by their pay codes: the same file again, whatever came in since.
         */
        get: operations["TimeSheet_ExportPayroll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetApproverAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Approver Absence
         * @description When the caller is away, and who answers in their place; null: they are not.
         */
        get: operations["TimeSheet_GetApproverAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetAttendanceRecordDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Attendance Record Detail */
        get: operations["TimeSheet_GetAttendanceRecordDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetAttendanceRecordRequestDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Attendance Record Request Detail
         * @description For its worker, too.
         */
        get: operations["TimeSheet_GetAttendanceRecordRequestDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetCrew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Crew
         * @description As many as a page may hold where nobody says how many: nearly every crew is one page.
         */
        get: operations["TimeSheet_GetCrew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetLeaveAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Leave Account */
        get: operations["TimeSheet_GetLeaveAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/GetSheetPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Pay Of Sheet
         * @description What somebody's sheet is paid, and why.
         */
        get: operations["TimeSheet_GetSheetPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/ImportLeaveBalancesCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Leave Balances Csv
         * @description Opening balances of the people of a project: email, type, date and days; a reason.
         */
        post: operations["TimeSheet_ImportLeaveBalancesCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/OpenPeriodSheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open Period Sheet */
        post: operations["TimeSheet_OpenPeriodSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryAttendanceRecordRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Attendance Record Requests */
        post: operations["TimeSheet_QueryAttendanceRecordRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryLeaveBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Leave Balances */
        post: operations["TimeSheet_QueryLeaveBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryPeriodSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Period Sheets */
        post: operations["TimeSheet_QueryPeriodSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryTimeSheetGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Time Sheet Grid */
        post: operations["TimeSheet_QueryTimeSheetGrid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Time Sheet Manager Summary */
        post: operations["TimeSheet_QueryTimeSheetManagerSummaryWithPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query User Attendance Records */
        post: operations["TimeSheet_QueryUserAttendanceRecordsByFilterReturnViewModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/ReplyAttendanceRecordRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply Attendance Record Requests */
        post: operations["TimeSheet_ReplyAttendanceRecordRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/SetApproverAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set Approver Absence */
        put: operations["TimeSheet_SetApproverAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/SetLeaveStart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Leave Start
         * @description Since when somebody is with the company: leave accrues from then on.
         */
        post: operations["TimeSheet_SetLeaveStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/UpdateAttendanceRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Attendance Record */
        put: operations["TimeSheet_UpdateAttendanceRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TimeSheet/UploadCrewPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Crew Photo
         * @description Of punches that the caller pressed for a crew: one for all of them, within a day.
         */
        post: operations["TimeSheet_UploadCrewPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/GetTrackOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Track Options */
        get: operations["Track_GetTrackOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/LookAtPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At Positions
         * @description Where they pressed last today. That the caller looked is kept, for them to read.
         */
        post: operations["Track_LookAtPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/QuerySelfPositionLooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Self Position Looks
         * @description Who looked at positions of the caller's, and when.
         */
        post: operations["Track_QuerySelfPositionLooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/QueryTrackEquipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Track Equipment */
        post: operations["Track_QueryTrackEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/QueryTrackPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query Track People
         * @description Who is at work now in the projects that the caller manages; without where exactly.
         */
        post: operations["Track_QueryTrackPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Track/QueryTrackProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Query Track Projects */
        post: operations["Track_QueryTrackProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/attendance/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get File */
        get: operations["_files_attendance"];
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
        /** AbsenceSet */
        AbsenceSet: {
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            /** Groupid */
            groupId?: string | null;
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
        /**
         * Accrual
         * @description When the leave of a year is somebody's. Kept with entitlements: never rename one.
         * @enum {string}
         */
        Accrual: "atOnce" | "monthly";
        /** AttendanceRecordCreate */
        AttendanceRecordCreate: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Groupid */
            groupId?: string | null;
            /** Intervals */
            intervals: components["schemas"]["WorkedIn"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reason */
            reason: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** AttendanceRecordDelete */
        AttendanceRecordDelete: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /** Reason */
            reason: string;
            /** Revision */
            revision: number;
        };
        /** AttendanceRecordDetail */
        AttendanceRecordDetail: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /** Breakseconds */
            breakSeconds: number;
            /** Codes */
            codes: components["schemas"]["CodeHours"][];
            /** Corrections */
            corrections: components["schemas"]["CorrectionPublic"][];
            /** Creditedseconds */
            creditedSeconds: number;
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Intervals */
            intervals: components["schemas"]["IntervalPublic"][];
            /** Iscorrected */
            isCorrected: boolean;
            /** Issues */
            issues: string[];
            /** Istakenout */
            isTakenOut: boolean;
            /** Leaves */
            leaves: components["schemas"]["LeavePublic"][];
            locked: components["schemas"]["LockedDays"] | null;
            /** Marks */
            marks: string[];
            /** Maycorrect */
            mayCorrect: boolean;
            owner: components["schemas"]["PersonPublic"] | null;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Punches */
            punches: components["schemas"]["PunchPublic"][];
            /** Recordtype */
            recordType: number;
            /** Requestids */
            requestIds: string[];
            /** Requeststatus */
            requestStatus: number | null;
            /** Revision */
            revision: number;
            state: components["schemas"]["State"];
            /** Timezone */
            timeZone: string;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** AttendanceRecordPublic */
        AttendanceRecordPublic: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /** Breakseconds */
            breakSeconds: number;
            /** Codes */
            codes: components["schemas"]["CodeHours"][];
            /** Creditedseconds */
            creditedSeconds: number;
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Intervals */
            intervals: components["schemas"]["IntervalPublic"][];
            /** Iscorrected */
            isCorrected: boolean;
            /** Issues */
            issues: string[];
            /** Istakenout */
            isTakenOut: boolean;
            /** Leaves */
            leaves: components["schemas"]["LeavePublic"][];
            /** Marks */
            marks: string[];
            /** Maycorrect */
            mayCorrect: boolean;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Recordtype */
            recordType: number;
            /** Requestids */
            requestIds: string[];
            /** Requeststatus */
            requestStatus: number | null;
            /** Revision */
            revision: number;
            state: components["schemas"]["State"];
            /** Timezone */
            timeZone: string;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** AttendanceRecordUpdate */
        AttendanceRecordUpdate: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /** Intervals */
            intervals: components["schemas"]["WorkedIn"][];
            /** Reason */
            reason: string;
            /** Revision */
            revision: number;
        };
        /**
         * AttendanceRequestCreate
         * @description How the caller's own day was, all of it. Asked again before it was answered, it takes the place of what
         *     was asked before.
         */
        AttendanceRequestCreate: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Groupid */
            groupId?: string | null;
            /** Intervals */
            intervals: components["schemas"]["WorkedIn"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reason */
            reason: string;
        };
        /** AttendanceRequestPublic */
        AttendanceRequestPublic: {
            /** Attendancerecordid */
            attendanceRecordId: string | null;
            /**
             * Attendancerecordrequestid
             * Format: uuid
             */
            attendanceRecordRequestId: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Escalatedat */
            escalatedAt: string | null;
            /** Intervals */
            intervals: components["schemas"]["IntervalPublic"][];
            leave: components["schemas"]["LeaveAsked"] | null;
            /** Mayreply */
            mayReply: boolean;
            /** Maytakeback */
            mayTakeBack: boolean;
            /** Now */
            now: components["schemas"]["IntervalPublic"][];
            owner: components["schemas"]["PersonPublic"] | null;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Reason */
            reason: string;
            /** Repliedat */
            repliedAt: string | null;
            repliedBy: components["schemas"]["PersonPublic"] | null;
            /** Replyreason */
            replyReason: string;
            /** Revision */
            revision: number;
            status: components["schemas"]["RequestStatus"];
            /** Timezone */
            timeZone: string;
        };
        /** Body_Clock_UploadPunchPhoto */
        Body_Clock_UploadPunchPhoto: {
            /** File */
            file: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
        };
        /** Body_Equipment_CheckEquipmentCsv */
        Body_Equipment_CheckEquipmentCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Equipment_ImportEquipmentCsv */
        Body_Equipment_ImportEquipmentCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Equipment_UploadEquipmentDefectPhoto */
        Body_Equipment_UploadEquipmentDefectPhoto: {
            /**
             * Equipmentdefectid
             * Format: uuid
             */
            equipmentDefectId: string;
            /** File */
            file: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
        };
        /** Body_Equipment_UploadEquipmentPhoto */
        Body_Equipment_UploadEquipmentPhoto: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** File */
            file: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
        };
        /** Body_GroupSetting_CheckHolidayCalendarCsv */
        Body_GroupSetting_CheckHolidayCalendarCsv: {
            /** File */
            file: string;
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
        };
        /** Body_GroupSetting_ImportHolidayCalendarCsv */
        Body_GroupSetting_ImportHolidayCalendarCsv: {
            /** File */
            file: string;
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
        };
        /** Body_TimeSheet_CheckLeaveBalancesCsv */
        Body_TimeSheet_CheckLeaveBalancesCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_TimeSheet_ImportLeaveBalancesCsv */
        Body_TimeSheet_ImportLeaveBalancesCsv: {
            /** File */
            file: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_TimeSheet_UploadCrewPhoto */
        Body_TimeSheet_UploadCrewPhoto: {
            /** File */
            file: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
            /** Punchids */
            punchIds: string[];
        };
        /** CalendarCsv */
        CalendarCsv: {
            /** Createcount */
            createCount: number;
            /**
             * Dryrun
             * @description Nothing was written
             */
            dryRun: boolean;
            /** Rows */
            rows: components["schemas"]["CalendarRow"][];
        };
        /** CalendarDayPublic */
        CalendarDayPublic: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Ishalf */
            isHalf: boolean;
            /** Name */
            name: string;
        };
        /** CalendarDayRef */
        CalendarDayRef: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
        };
        /** CalendarDaySet */
        CalendarDaySet: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
            /**
             * Ishalf
             * @default false
             */
            isHalf?: boolean;
            /** Name */
            name: string;
        };
        /** CalendarRow */
        CalendarRow: {
            /** Date */
            date: string;
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Name */
            name: string;
            verdict: components["schemas"]["CalendarVerdict"];
        };
        /**
         * CalendarVerdict
         * @enum {string}
         */
        CalendarVerdict: "create" | "exists" | "duplicate" | "invalid";
        /** Certificate */
        Certificate: {
            /**
             * Expireson
             * Format: date
             */
            expiresOn: string;
            /** Name */
            name: string;
        };
        /** CertificatePublic */
        CertificatePublic: {
            /**
             * Expireson
             * Format: date
             */
            expiresOn: string;
            /** Isexpired */
            isExpired: boolean;
            /** Name */
            name: string;
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
        /**
         * Check
         * @enum {integer}
         */
        Check: 1 | 2 | 3 | 4;
        /** Choice */
        Choice: {
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Value */
            value: number;
        };
        /** ClockRulesPublic */
        ClockRulesPublic: {
            /** Isphotoasked */
            isPhotoAsked: boolean;
        };
        /** ClockRulesSet */
        ClockRulesSet: {
            /** Groupid */
            groupId?: string | null;
            /** Isphotoasked */
            isPhotoAsked: boolean;
        };
        /**
         * ClosedByRule
         * @description By which rule of the company a day was closed that nobody checked out of.
         */
        ClosedByRule: {
            /** Afterhours */
            afterHours: number | null;
            /** At */
            at: string | null;
            /** Endswith */
            endsWith: string;
        };
        /**
         * Closing
         * @description When a day that nobody checked out of is closed by itself, and with which end.
         */
        Closing: {
            /** Afterhours */
            afterHours?: number | null;
            /** At */
            at?: string | null;
            endsWith: components["schemas"]["EndsWith"];
        };
        /** ClosingPublic */
        ClosingPublic: {
            /** Afterhours */
            afterHours: number | null;
            /** At */
            at: string | null;
            endsWith: components["schemas"]["EndsWith"];
        };
        /**
         * CodeHours
         * @description Hours that are on a budget code, which is called as it was when they were put there.
         */
        CodeHours: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Name */
            name: string;
            /** Number */
            number: string;
            /** Seconds */
            seconds: number;
        };
        /** CorrectionPublic */
        CorrectionPublic: {
            action: components["schemas"]["ManagerAction"];
            /** After */
            after: components["schemas"]["IntervalPublic"][];
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Before */
            before: components["schemas"]["IntervalPublic"][];
            by: components["schemas"]["PersonPublic"] | null;
            /** Reason */
            reason: string;
            rule: components["schemas"]["ClosedByRule"] | null;
        };
        /** CrewMemberPublic */
        CrewMemberPublic: {
            /** Elsewhereprojectid */
            elsewhereProjectId: string | null;
            /** Iselsewhere */
            isElsewhere: boolean;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Since */
            since: string | null;
            state: components["schemas"]["State"];
        };
        /** CrewPublic */
        CrewPublic: {
            /** Isphotoasked */
            isPhotoAsked: boolean;
            /** Ispositionasked */
            isPositionAsked: boolean;
            /** Pagenumber */
            pageNumber: number;
            /** People */
            people: components["schemas"]["CrewMemberPublic"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Timezone */
            timeZone: string;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** CrewPunchesCreate */
        CrewPunchesCreate: {
            /**
             * Deviceid
             * Format: uuid
             */
            deviceId: string;
            /** Groupid */
            groupId?: string | null;
            /** Punches */
            punches: components["schemas"]["CrewPunchIn"][];
            /**
             * Sentat
             * Format: date-time
             */
            sentAt: string;
        };
        /** CrewPunchIn */
        CrewPunchIn: {
            checkType: components["schemas"]["Check"];
            /**
             * Devicetime
             * Format: date-time
             */
            deviceTime: string;
            /** Elapsedms */
            elapsedMs?: number | null;
            /**
             * Note
             * @default
             */
            note?: string;
            position?: components["schemas"]["PositionIn"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Statedtime */
            statedTime?: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /**
         * DateForm
         * @enum {string}
         */
        DateForm: "iso" | "dayFirst" | "monthFirst" | "dots" | "compact";
        /**
         * DayDelta
         * @description How a day differs from what was signed or approved.
         */
        DayDelta: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Secondsnow */
            secondsNow: number;
            /** Secondsthen */
            secondsThen: number;
        };
        /** DefectChange */
        DefectChange: {
            /**
             * Equipmentdefectid
             * Format: uuid
             */
            equipmentDefectId: string;
            /** Isblocking */
            isBlocking?: boolean | null;
            /** Note */
            note?: string | null;
            /** Revision */
            revision: number;
            state?: components["schemas"]["DefectState"] | null;
        };
        /** DefectCreate */
        DefectCreate: {
            /**
             * Description
             * @default
             */
            description?: string;
            /**
             * Equipmentdefectid
             * Format: uuid
             */
            equipmentDefectId: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /**
             * Isblocking
             * @default false
             */
            isBlocking?: boolean;
            /** Title */
            title: string;
        };
        /** DefectPhoto */
        DefectPhoto: {
            /** Name */
            name: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
            /** Thumbnailurl */
            thumbnailUrl: string;
            /** Url */
            url: string;
        };
        /** DefectPublic */
        DefectPublic: {
            /**
             * Changedat
             * Format: date-time
             */
            changedAt: string;
            changedBy: components["schemas"]["PersonPublic"] | null;
            /** Description */
            description: string;
            /**
             * Equipmentdefectid
             * Format: uuid
             */
            equipmentDefectId: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Equipmentname */
            equipmentName: string;
            /** Isblocking */
            isBlocking: boolean;
            /** Mayaddphotos */
            mayAddPhotos: boolean;
            /** Maychange */
            mayChange: boolean;
            /** Note */
            note: string;
            /** Photos */
            photos: components["schemas"]["DefectPhoto"][];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Reportedat
             * Format: date-time
             */
            reportedAt: string;
            reportedBy: components["schemas"]["PersonPublic"] | null;
            /** Revision */
            revision: number;
            state: components["schemas"]["DefectState"];
            /** Title */
            title: string;
        };
        /** DefectsQuery */
        DefectsQuery: {
            /** Equipmentid */
            equipmentId?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Isdone */
            isDone?: boolean | null;
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
        /**
         * DefectState
         * @enum {integer}
         */
        DefectState: 1 | 2 | 3;
        /**
         * Direction
         * @enum {integer}
         */
        Direction: 1 | 2;
        /**
         * EndsWith
         * @description Kept with rules and corrections: never rename one.
         * @enum {string}
         */
        EndsWith: "shiftEnd" | "lastPunch";
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
        /** Envelope[AttendanceRecordDetail] */
        Envelope_AttendanceRecordDetail_: {
            data: components["schemas"]["AttendanceRecordDetail"];
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
        /** Envelope[AttendanceRequestPublic] */
        Envelope_AttendanceRequestPublic_: {
            data: components["schemas"]["AttendanceRequestPublic"];
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
        /** Envelope[CalendarCsv] */
        Envelope_CalendarCsv_: {
            data: components["schemas"]["CalendarCsv"];
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
        /** Envelope[ClockRulesPublic] */
        Envelope_ClockRulesPublic_: {
            data: components["schemas"]["ClockRulesPublic"];
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
        /** Envelope[CrewPublic] */
        Envelope_CrewPublic_: {
            data: components["schemas"]["CrewPublic"];
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
        /** Envelope[DefectPublic] */
        Envelope_DefectPublic_: {
            data: components["schemas"]["DefectPublic"];
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
        /** Envelope[EquipmentCard] */
        Envelope_EquipmentCard_: {
            data: components["schemas"]["EquipmentCard"];
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
        /** Envelope[EquipmentCsv] */
        Envelope_EquipmentCsv_: {
            data: components["schemas"]["EquipmentCsv"];
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
        /** Envelope[EquipmentFilePublic] */
        Envelope_EquipmentFilePublic_: {
            data: components["schemas"]["EquipmentFilePublic"];
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
        /** Envelope[EquipmentPhotos] */
        Envelope_EquipmentPhotos_: {
            data: components["schemas"]["EquipmentPhotos"];
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
        /** Envelope[EquipmentPublic] */
        Envelope_EquipmentPublic_: {
            data: components["schemas"]["EquipmentPublic"];
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
        /** Envelope[EquipmentUse] */
        Envelope_EquipmentUse_: {
            data: components["schemas"]["EquipmentUse"];
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
        /** Envelope[GridPage] */
        Envelope_GridPage_: {
            data: components["schemas"]["GridPage"];
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
        /** Envelope[HandOverPublic] */
        Envelope_HandOverPublic_: {
            data: components["schemas"]["HandOverPublic"];
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
        /** Envelope[HolidayCalendarPublic] */
        Envelope_HolidayCalendarPublic_: {
            data: components["schemas"]["HolidayCalendarPublic"];
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
        /** Envelope[HolidaySaved] */
        Envelope_HolidaySaved_: {
            data: components["schemas"]["HolidaySaved"];
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
        /** Envelope[KeptKioskPunched] */
        Envelope_KeptKioskPunched_: {
            data: components["schemas"]["KeptKioskPunched"];
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
        /** Envelope[KioskDay] */
        Envelope_KioskDay_: {
            data: components["schemas"]["KioskDay"];
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
        /** Envelope[KioskPairing] */
        Envelope_KioskPairing_: {
            data: components["schemas"]["KioskPairing"];
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
        /** Envelope[KioskPunched] */
        Envelope_KioskPunched_: {
            data: components["schemas"]["KioskPunched"];
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
        /** Envelope[KioskStanding] */
        Envelope_KioskStanding_: {
            data: components["schemas"]["KioskStanding"];
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
        /** Envelope[LatestBrief] */
        Envelope_LatestBrief_: {
            data: components["schemas"]["LatestBrief"];
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
        /** Envelope[LeaveAccount] */
        Envelope_LeaveAccount_: {
            data: components["schemas"]["LeaveAccount"];
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
        /** Envelope[LeaveBalances] */
        Envelope_LeaveBalances_: {
            data: components["schemas"]["LeaveBalances"];
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
        /** Envelope[LeaveChecked] */
        Envelope_LeaveChecked_: {
            data: components["schemas"]["LeaveChecked"];
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
        /** Envelope[LeaveEntitlementPublic] */
        Envelope_LeaveEntitlementPublic_: {
            data: components["schemas"]["LeaveEntitlementPublic"];
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
        /** Envelope[LikelyEnd] */
        Envelope_LikelyEnd_: {
            data: components["schemas"]["LikelyEnd"];
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
        /** Envelope[list[CalendarDayPublic]] */
        Envelope_list_CalendarDayPublic__: {
            /** Data */
            data: components["schemas"]["CalendarDayPublic"][];
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
        /** Envelope[list[Choice]] */
        Envelope_list_Choice__: {
            /** Data */
            data: components["schemas"]["Choice"][];
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
        /** Envelope[list[HolidayCalendarPublic]] */
        Envelope_list_HolidayCalendarPublic__: {
            /** Data */
            data: components["schemas"]["HolidayCalendarPublic"][];
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
        /** Envelope[list[HolidayPublic]] */
        Envelope_list_HolidayPublic__: {
            /** Data */
            data: components["schemas"]["HolidayPublic"][];
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
        /** Envelope[list[LeaveEntitlementPublic]] */
        Envelope_list_LeaveEntitlementPublic__: {
            /** Data */
            data: components["schemas"]["LeaveEntitlementPublic"][];
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
        /** Envelope[list[PayrollNumberPublic]] */
        Envelope_list_PayrollNumberPublic__: {
            /** Data */
            data: components["schemas"]["PayrollNumberPublic"][];
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
        /** Envelope[list[PayRulesPublic]] */
        Envelope_list_PayRulesPublic__: {
            /** Data */
            data: components["schemas"]["PayRulesPublic"][];
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
        /** Envelope[list[PunchPhotoPublic]] */
        Envelope_list_PunchPhotoPublic__: {
            /** Data */
            data: components["schemas"]["PunchPhotoPublic"][];
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
        /** Envelope[list[RecordTypePublic]] */
        Envelope_list_RecordTypePublic__: {
            /** Data */
            data: components["schemas"]["RecordTypePublic"][];
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
        /** Envelope[MeterReadingPublic] */
        Envelope_MeterReadingPublic_: {
            data: components["schemas"]["MeterReadingPublic"];
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
        /** Envelope[OpenDayRulesPublic] */
        Envelope_OpenDayRulesPublic_: {
            data: components["schemas"]["OpenDayRulesPublic"];
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
        /** Envelope[OpeningCsv] */
        Envelope_OpeningCsv_: {
            data: components["schemas"]["OpeningCsv"];
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
        /** Envelope[OwnEquipmentCard] */
        Envelope_OwnEquipmentCard_: {
            data: components["schemas"]["OwnEquipmentCard"];
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
        /** Envelope[OwnPinPublic] */
        Envelope_OwnPinPublic_: {
            data: components["schemas"]["OwnPinPublic"];
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
        /** Envelope[Page[DefectPublic]] */
        Envelope_Page_DefectPublic__: {
            data: components["schemas"]["Page_DefectPublic_"];
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
        /** Envelope[Page[EquipmentPublic]] */
        Envelope_Page_EquipmentPublic__: {
            data: components["schemas"]["Page_EquipmentPublic_"];
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
        /** Envelope[Page[HandOverPublic]] */
        Envelope_Page_HandOverPublic__: {
            data: components["schemas"]["Page_HandOverPublic_"];
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
        /** Envelope[Page[HoursCode]] */
        Envelope_Page_HoursCode__: {
            data: components["schemas"]["Page_HoursCode_"];
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
        /** Envelope[Page[KioskPublic]] */
        Envelope_Page_KioskPublic__: {
            data: components["schemas"]["Page_KioskPublic_"];
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
        /** Envelope[Page[LocationRecordPublic]] */
        Envelope_Page_LocationRecordPublic__: {
            data: components["schemas"]["Page_LocationRecordPublic_"];
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
        /** Envelope[Page[MeterReadingPublic]] */
        Envelope_Page_MeterReadingPublic__: {
            data: components["schemas"]["Page_MeterReadingPublic_"];
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
        /** Envelope[Page[PositionLookPublic]] */
        Envelope_Page_PositionLookPublic__: {
            data: components["schemas"]["Page_PositionLookPublic_"];
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
        /** Envelope[Page[RecordTypePublic]] */
        Envelope_Page_RecordTypePublic__: {
            data: components["schemas"]["Page_RecordTypePublic_"];
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
        /** Envelope[Page[TrackEquipment]] */
        Envelope_Page_TrackEquipment__: {
            data: components["schemas"]["Page_TrackEquipment_"];
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
        /** Envelope[Page[TrackPerson]] */
        Envelope_Page_TrackPerson__: {
            data: components["schemas"]["Page_TrackPerson_"];
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
        /** Envelope[Page[TrackProject]] */
        Envelope_Page_TrackProject__: {
            data: components["schemas"]["Page_TrackProject_"];
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
        /** Envelope[Page[UncountedKioskPressPublic]] */
        Envelope_Page_UncountedKioskPressPublic__: {
            data: components["schemas"]["Page_UncountedKioskPressPublic_"];
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
        /** Envelope[PayPeriodPublic] */
        Envelope_PayPeriodPublic_: {
            data: components["schemas"]["PayPeriodPublic"];
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
        /** Envelope[PayPeriods] */
        Envelope_PayPeriods_: {
            data: components["schemas"]["PayPeriods"];
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
        /** Envelope[PayrollCheck] */
        Envelope_PayrollCheck_: {
            data: components["schemas"]["PayrollCheck"];
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
        /** Envelope[PayrollMappingPublic] */
        Envelope_PayrollMappingPublic_: {
            data: components["schemas"]["PayrollMappingPublic"];
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
        /** Envelope[PayRulesPreview] */
        Envelope_PayRulesPreview_: {
            data: components["schemas"]["PayRulesPreview"];
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
        /** Envelope[PayRulesPublic] */
        Envelope_PayRulesPublic_: {
            data: components["schemas"]["PayRulesPublic"];
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
        /** Envelope[PersonBalancesPage] */
        Envelope_PersonBalancesPage_: {
            data: components["schemas"]["PersonBalancesPage"];
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
        /** Envelope[PinGiven] */
        Envelope_PinGiven_: {
            data: components["schemas"]["PinGiven"];
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
        /** Envelope[PunchPhotoPublic] */
        Envelope_PunchPhotoPublic_: {
            data: components["schemas"]["PunchPhotoPublic"];
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
        /** Envelope[PunchVerdicts] */
        Envelope_PunchVerdicts_: {
            data: components["schemas"]["PunchVerdicts"];
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
        /** Envelope[RecordPage] */
        Envelope_RecordPage_: {
            data: components["schemas"]["RecordPage"];
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
        /** Envelope[RecordTypePublic] */
        Envelope_RecordTypePublic_: {
            data: components["schemas"]["RecordTypePublic"];
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
        /** Envelope[RequestPage] */
        Envelope_RequestPage_: {
            data: components["schemas"]["RequestPage"];
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
        /** Envelope[RequestReplies] */
        Envelope_RequestReplies_: {
            data: components["schemas"]["RequestReplies"];
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
        /** Envelope[RequestRulesPublic] */
        Envelope_RequestRulesPublic_: {
            data: components["schemas"]["RequestRulesPublic"];
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
        /** Envelope[ScanVerdicts] */
        Envelope_ScanVerdicts_: {
            data: components["schemas"]["ScanVerdicts"];
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
        /** Envelope[SheetApprovals] */
        Envelope_SheetApprovals_: {
            data: components["schemas"]["SheetApprovals"];
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
        /** Envelope[SheetPage] */
        Envelope_SheetPage_: {
            data: components["schemas"]["SheetPage"];
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
        /** Envelope[SheetPay] */
        Envelope_SheetPay_: {
            data: components["schemas"]["SheetPay"];
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
        /** Envelope[SiteByCode] */
        Envelope_SiteByCode_: {
            data: components["schemas"]["SiteByCode"];
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
        /** Envelope[SiteCard] */
        Envelope_SiteCard_: {
            data: components["schemas"]["SiteCard"];
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
        /** Envelope[SiteCodeOfProject] */
        Envelope_SiteCodeOfProject_: {
            data: components["schemas"]["SiteCodeOfProject"];
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
        /** Envelope[SiteCodePublic] */
        Envelope_SiteCodePublic_: {
            data: components["schemas"]["SiteCodePublic"];
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
        /** Envelope[Slice[EquipmentChangePublic]] */
        Envelope_Slice_EquipmentChangePublic__: {
            data: components["schemas"]["Slice_EquipmentChangePublic_"];
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
        /** Envelope[SummaryPage] */
        Envelope_SummaryPage_: {
            data: components["schemas"]["SummaryPage"];
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
        /** Envelope[TrackOptions] */
        Envelope_TrackOptions_: {
            data: components["schemas"]["TrackOptions"];
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
        /** Envelope[TrackPositions] */
        Envelope_TrackPositions_: {
            data: components["schemas"]["TrackPositions"];
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
        /**
         * EquipmentCard
         * @description For whoever finds it: what it is and whom to call.
         */
        EquipmentCard: {
            /** Category */
            category: string;
            /** Companyname */
            companyName: string;
            /** Contact */
            contact: string;
            /** Name */
            name: string;
        };
        /** EquipmentChangePublic */
        EquipmentChangePublic: {
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
        /** EquipmentCreate */
        EquipmentCreate: {
            /**
             * Blockswhenexpired
             * @default false
             */
            blocksWhenExpired?: boolean;
            /**
             * Category
             * @default
             */
            category?: string;
            /** Certificates */
            certificates?: components["schemas"]["Certificate"][];
            /**
             * Contact
             * @default
             */
            contact?: string;
            /**
             * Isrented
             * @default false
             */
            isRented?: boolean;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Rentalrate
             * @default
             */
            rentalRate?: string;
            /** Returndue */
            returnDue?: string | null;
            /**
             * Serialnumber
             * @default
             */
            serialNumber?: string;
            /**
             * Supplier
             * @default
             */
            supplier?: string;
        };
        /** EquipmentCsv */
        EquipmentCsv: {
            /** Createcount */
            createCount: number;
            /**
             * Dryrun
             * @description Nothing was written
             */
            dryRun: boolean;
            /** Rows */
            rows: components["schemas"]["EquipmentRow"][];
        };
        /** EquipmentFilePublic */
        EquipmentFilePublic: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Name */
            name: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
            /** Size */
            size: number;
            /** Thumbnailurl */
            thumbnailUrl: string;
            /**
             * Uploadedat
             * Format: date-time
             */
            uploadedAt: string;
            /** Url */
            url: string;
        };
        /** EquipmentPhotoDelete */
        EquipmentPhotoDelete: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
        };
        /** EquipmentPhotos */
        EquipmentPhotos: {
            /** Mayedit */
            mayEdit: boolean;
            /** Photos */
            photos: components["schemas"]["EquipmentFilePublic"][];
        };
        /** EquipmentPublic */
        EquipmentPublic: {
            /** Atprojectid */
            atProjectId: string | null;
            /** Atprojectname */
            atProjectName: string;
            /** Atsince */
            atSince: string | null;
            /** Blockswhenexpired */
            blocksWhenExpired: boolean;
            /** Category */
            category: string;
            /** Certificates */
            certificates: components["schemas"]["CertificatePublic"][];
            /** Code */
            code: string;
            condition: components["schemas"]["EquipmentState"];
            /** Contact */
            contact: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Expireson */
            expiresOn: string | null;
            /** Heldsince */
            heldSince: string | null;
            holder: components["schemas"]["PersonPublic"] | null;
            /** Isblocked */
            isBlocked: boolean;
            /** Isrented */
            isRented: boolean;
            /** Kitid */
            kitId: string | null;
            /** Mayedit */
            mayEdit: boolean;
            /** Mayhandover */
            mayHandOver: boolean;
            /** Meterat */
            meterAt: string | null;
            /** Meterhours */
            meterHours: number | null;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Rentalrate */
            rentalRate: string;
            /** Returndue */
            returnDue: string | null;
            /** Revision */
            revision: number;
            /** Serialnumber */
            serialNumber: string;
            standing: components["schemas"]["Standing"] | null;
            state: components["schemas"]["EquipmentState"];
            /** Supplier */
            supplier: string;
            /** Timezone */
            timeZone: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
        };
        /** EquipmentQuery */
        EquipmentQuery: {
            /**
             * Category
             * @default
             */
            category?: string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Ismine
             * @default false
             */
            isMine?: boolean;
            /** Isrented */
            isRented?: boolean | null;
            /** Kitid */
            kitId?: string | null;
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
            standing?: components["schemas"]["Standing"] | null;
            state?: components["schemas"]["EquipmentState"] | null;
        };
        /** EquipmentRef */
        EquipmentRef: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Revision */
            revision: number;
        };
        /** EquipmentRow */
        EquipmentRow: {
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Name */
            name: string;
            /** Serialnumber */
            serialNumber: string;
            verdict: components["schemas"]["RowVerdict"];
        };
        /**
         * EquipmentState
         * @enum {integer}
         */
        EquipmentState: 1 | 2 | 3 | 4 | 5;
        /** EquipmentUpdate */
        EquipmentUpdate: {
            /** Blockswhenexpired */
            blocksWhenExpired?: boolean | null;
            /** Category */
            category?: string | null;
            /** Certificates */
            certificates?: components["schemas"]["Certificate"][] | null;
            /** Condition */
            condition?: (1 | 3 | 4 | 5) | null;
            /** Contact */
            contact?: string | null;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Isrented */
            isRented?: boolean | null;
            /** Name */
            name?: string | null;
            /** Projectid */
            projectId?: string | null;
            /** Rentalrate */
            rentalRate?: string | null;
            /** Returndue */
            returnDue?: string | null;
            /** Revision */
            revision: number;
            /** Serialnumber */
            serialNumber?: string | null;
            /** Supplier */
            supplier?: string | null;
        };
        /**
         * EquipmentUse
         * @description Of the last days, today among them.
         */
        EquipmentUse: {
            /** Days */
            days: number;
            /** Daysthere */
            daysThere: number;
            /** Daysused */
            daysUsed: number | null;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Hours */
            hours: number | null;
        };
        /** ErrorEnvelope */
        ErrorEnvelope: {
            data: components["schemas"]["Problem"];
            /** Errorcode */
            errorCode: number;
            /** Message */
            message: string;
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
        /** FromKiosk */
        FromKiosk: {
            /** Token */
            token: string;
        };
        /** FromPerson */
        FromPerson: {
            /** Pin */
            pin: string;
            /** Token */
            token: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /**
         * GridDay
         * @description What a person's day comes to in all projects that the list is of.
         */
        GridDay: {
            /** Attendancerecordids */
            attendanceRecordIds: string[];
            /** Creditedseconds */
            creditedSeconds: number;
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Hasissues */
            hasIssues: boolean;
            /** Isatwork */
            isAtWork: boolean;
            /** Isendunknown */
            isEndUnknown: boolean;
            /** Isleftopen */
            isLeftOpen: boolean;
            /** Istakenout */
            isTakenOut: boolean;
            /** Iswork */
            isWork: boolean;
            /** Leavedays */
            leaveDays: number;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** GridHoliday */
        GridHoliday: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Ishalf */
            isHalf: boolean;
            /** Name */
            name: string;
        };
        /** GridPage */
        GridPage: {
            /** Data */
            data: components["schemas"]["GridPerson"][];
            /**
             * Enddate
             * Format: date
             */
            endDate: string;
            /** Holidays */
            holidays: components["schemas"]["GridHoliday"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Replaceddates */
            replacedDates: string[];
            /** Restdays */
            restDays: number[];
            /**
             * Startdate
             * Format: date
             */
            startDate: string;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
            /** Totals */
            totals: components["schemas"]["GridTotal"][];
        };
        /** GridPerson */
        GridPerson: {
            /** Breakseconds */
            breakSeconds: number;
            /** Cells */
            cells: components["schemas"]["GridDay"][];
            /** Creditedseconds */
            creditedSeconds: number;
            /** Days */
            days: number;
            /** Dayswithissues */
            daysWithIssues: number;
            /** Isatwork */
            isAtWork: boolean;
            /** Leavedays */
            leaveDays: number;
            /**
             * Opendays
             * @default 0
             */
            openDays?: number;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Restdays */
            restDays: number[];
            /** Workedseconds */
            workedSeconds: number;
        };
        /** GridTotal */
        GridTotal: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** HandOverCreate */
        HandOverCreate: {
            /**
             * Equipmenthandoverid
             * Format: uuid
             */
            equipmentHandOverId: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Fromuserid */
            fromUserId?: string | null;
            /** Ink */
            ink?: number[][];
            /**
             * Note
             * @default
             */
            note?: string;
            /**
             * Signedname
             * @default
             */
            signedName?: string;
            /** Touserid */
            toUserId?: string | null;
        };
        /** HandOverPublic */
        HandOverPublic: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Equipmenthandoverid
             * Format: uuid
             */
            equipmentHandOverId: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            fromUser: components["schemas"]["PersonPublic"] | null;
            /** Ink */
            ink: number[][] | null;
            /** Isreturned */
            isReturned: boolean;
            /** Issigned */
            isSigned: boolean;
            /** Note */
            note: string;
            /** Signedname */
            signedName: string;
            toUser: components["schemas"]["PersonPublic"] | null;
        };
        /** HandOversQuery */
        HandOversQuery: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Groupid */
            groupId?: string | null;
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
        /** HolidayCalendarPublic */
        HolidayCalendarPublic: {
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
            /** Name */
            name: string;
            /** Projects */
            projects: components["schemas"]["ProjectOfCalendar"][];
            /** Revision */
            revision: number;
        };
        /** HolidayCalendarRef */
        HolidayCalendarRef: {
            /** Groupid */
            groupId?: string | null;
            /**
             * Holidaycalendarid
             * Format: uuid
             */
            holidayCalendarId: string;
            /** Revision */
            revision: number;
        };
        /** HolidayCalendarSet */
        HolidayCalendarSet: {
            /** Groupid */
            groupId?: string | null;
            /** Holidaycalendarid */
            holidayCalendarId?: string | null;
            /** Name */
            name: string;
            /** Projectids */
            projectIds: string[];
            /**
             * Revision
             * @default 0
             */
            revision?: number;
        };
        /** HolidayCreate */
        HolidayCreate: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Ishalf
             * @default false
             */
            isHalf?: boolean;
            /** Name */
            name: string;
        };
        /** HolidayDelete */
        HolidayDelete: {
            /**
             * Holidayid
             * Format: uuid
             */
            holidayId: string;
            /** Revision */
            revision: number;
        };
        /**
         * HolidayOfLeave
         * @description One that takes nothing of it.
         */
        HolidayOfLeave: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Ishalf */
            isHalf: boolean;
            /** Name */
            name: string;
        };
        /** HolidayPublic */
        HolidayPublic: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /**
             * Holidayid
             * Format: uuid
             */
            holidayId: string;
            /** Ishalf */
            isHalf: boolean;
            /** Name */
            name: string;
            /** Revision */
            revision: number;
        };
        /** HolidaySaved */
        HolidaySaved: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /**
             * Holidayid
             * Format: uuid
             */
            holidayId: string;
            /** Ishalf */
            isHalf: boolean;
            /** Leavethere */
            leaveThere: number;
            /** Name */
            name: string;
            /** Revision */
            revision: number;
        };
        /** HolidayUpdate */
        HolidayUpdate: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Holidayid
             * Format: uuid
             */
            holidayId: string;
            /**
             * Ishalf
             * @default false
             */
            isHalf?: boolean;
            /** Name */
            name: string;
            /** Revision */
            revision: number;
        };
        /** HoursCode */
        HoursCode: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Name */
            name: string;
            /** Number */
            number: string;
        };
        /** HoursCodesQuery */
        HoursCodesQuery: {
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
            /** Search */
            search?: string | null;
        };
        /**
         * HoursForm
         * @enum {string}
         */
        HoursForm: "decimal" | "clock";
        /** IntervalPublic */
        IntervalPublic: {
            /** Breaks */
            breaks: components["schemas"]["SpanPublic"][];
            /** Endsat */
            endsAt: string | null;
            /**
             * Startsat
             * Format: date-time
             */
            startsAt: string;
        };
        /** KeptKioskPunchCreate */
        KeptKioskPunchCreate: {
            /** Elapsedms */
            elapsedMs?: number | null;
            /** Photo */
            photo?: string | null;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /**
             * Sealed
             * Format: base64
             */
            sealed: string;
            /**
             * Sentat
             * Format: date-time
             */
            sentAt: string;
            /** Token */
            token: string;
        };
        /** KeptKioskPunched */
        KeptKioskPunched: {
            checkType?: components["schemas"]["Check"] | null;
            /** Photorefused */
            photoRefused: string | null;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Reason */
            reason: string | null;
            /** Reasonbylanguage */
            reasonByLanguage?: {
                [key: string]: string;
            };
            verdict: components["schemas"]["Verdict"];
        };
        /** KioskCreate */
        KioskCreate: {
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /**
         * KioskDay
         * @description Where somebody is with their day, once they have said who they are.
         */
        KioskDay: {
            /** Iselsewhere */
            isElsewhere: boolean;
            /** Mustchoosepin */
            mustChoosePin: boolean;
            /** Since */
            since: string | null;
            state: components["schemas"]["State"];
            /** Wrongtries */
            wrongTries: number;
        };
        /** KioskPair */
        KioskPair: {
            /** Code */
            code: string;
            /** Token */
            token: string;
        };
        /** KioskPairing */
        KioskPairing: {
            /** Code */
            code: string;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Ispaired */
            isPaired: boolean;
            /**
             * Kioskid
             * Format: uuid
             */
            kioskId: string;
            /** Lastseenat */
            lastSeenAt: string | null;
            /** Name */
            name: string;
            /**
             * Pairsuntil
             * Format: date-time
             */
            pairsUntil: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
        };
        /**
         * KioskPersonPublic
         * @description As little as it takes to find oneself.
         */
        KioskPersonPublic: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Name */
            name: string;
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Namebeginnings */
            nameBeginnings: string[];
            /** Photourl */
            photoUrl: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** KioskPinChoose */
        KioskPinChoose: {
            /** Newpin */
            newPin: string;
            /** Pin */
            pin: string;
            /** Token */
            token: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** KioskPublic */
        KioskPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Ispaired */
            isPaired: boolean;
            /**
             * Kioskid
             * Format: uuid
             */
            kioskId: string;
            /** Lastseenat */
            lastSeenAt: string | null;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
        };
        /** KioskPunchCreate */
        KioskPunchCreate: {
            checkType: components["schemas"]["Check"];
            /**
             * Devicetime
             * Format: date-time
             */
            deviceTime: string;
            /** Photo */
            photo?: string | null;
            /** Pin */
            pin: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Token */
            token: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** KioskPunched */
        KioskPunched: {
            day: components["schemas"]["KioskDay"];
            /** Photorefused */
            photoRefused: string | null;
            verdict: components["schemas"]["PunchVerdict"];
        };
        /** KioskRef */
        KioskRef: {
            /**
             * Kioskid
             * Format: uuid
             */
            kioskId: string;
        };
        /**
         * KioskSealing
         * @description With what a tablet without a network seals a press, for the service alone.
         */
        KioskSealing: {
            /**
             * Kioskid
             * Format: uuid
             */
            kioskId: string;
            /** Publickey */
            publicKey: string;
        };
        /** KioskStanding */
        KioskStanding: {
            /** Companyname */
            companyName: string;
            /** Hasended */
            hasEnded: boolean;
            /** Isarchived */
            isArchived: boolean;
            /** Isphotoasked */
            isPhotoAsked: boolean;
            /** Name */
            name: string;
            /** People */
            people: components["schemas"]["KioskPersonPublic"][];
            /** Projectname */
            projectName: string;
            sealing?: components["schemas"]["KioskSealing"] | null;
            /** Timezone */
            timeZone: string;
        };
        /** KitSet */
        KitSet: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Kitid */
            kitId: string | null;
        };
        /**
         * LabelSize
         * @description As sheets are sold: columns by rows on A4.
         * @enum {string}
         */
        LabelSize: "2x4" | "3x8" | "4x10";
        /**
         * LatestBrief
         * @description Where somebody is with their day, for the one button of a phone.
         */
        LatestBrief: {
            /** Attendancerecordid */
            attendanceRecordId: string | null;
            /** Isphotoasked */
            isPhotoAsked: boolean;
            /** Ispositionasked */
            isPositionAsked: boolean;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /** Projectid */
            projectId: string | null;
            /** Projectname */
            projectName: string;
            /** Since */
            since: string | null;
            state: components["schemas"]["State"];
            /** Timezone */
            timeZone: string | null;
        };
        /** LeaveAccount */
        LeaveAccount: {
            /** Adjustments */
            adjustments: components["schemas"]["LeaveAdjustmentPublic"][];
            /** Balances */
            balances: components["schemas"]["LeaveBalancePublic"][];
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Maychange */
            mayChange: boolean;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Startson */
            startsOn: string | null;
        };
        /** LeaveAdjust */
        LeaveAdjust: {
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Days */
            days: number | string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reason */
            reason: string;
            /** Recordtype */
            recordType: number;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** LeaveAdjustmentPublic */
        LeaveAdjustmentPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            createdBy: components["schemas"]["PersonPublic"] | null;
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Days */
            days: number;
            /**
             * Leaveadjustmentid
             * Format: uuid
             */
            leaveAdjustmentId: string;
            /** Name */
            name: string;
            /** Reason */
            reason: string;
            /** Recordtype */
            recordType: number;
        };
        /**
         * LeaveAfter
         * @description What a request leaves of somebody's leave, on its last day.
         */
        LeaveAfter: {
            /** Afterdays */
            afterDays: number;
            /** Havedays */
            haveDays: number;
            /** Maygobelow */
            mayGoBelow: boolean;
            /** Shortdays */
            shortDays: number;
            /** Shorton */
            shortOn: string | null;
        };
        /** LeaveAsked */
        LeaveAsked: {
            after: components["schemas"]["LeaveAfter"] | null;
            /** Color */
            color: string;
            /** Days */
            days: number;
            /** Daysoff */
            daysOff: number[];
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Fromnoon */
            fromNoon: boolean;
            /** Holidays */
            holidays: components["schemas"]["HolidayOfLeave"][];
            /** Ispaid */
            isPaid: boolean;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /** Name */
            name: string;
            /** Recordtype */
            recordType: number;
            /** Untilnoon */
            untilNoon: boolean;
            /** Workedon */
            workedOn: string[] | null;
        };
        /**
         * LeaveBalancePublic
         * @description Of one type, in the calendar year of a day.
         */
        LeaveBalancePublic: {
            /** Accrueddays */
            accruedDays: number;
            /** Adjusteddays */
            adjustedDays: number;
            /** Balancedays */
            balanceDays: number;
            /** Carrieddays */
            carriedDays: number;
            /** Color */
            color: string;
            /** Maygobelow */
            mayGoBelow: boolean;
            /** Name */
            name: string;
            /** Planneddays */
            plannedDays: number;
            /** Recordtype */
            recordType: number;
            /** Takendays */
            takenDays: number;
            /** Waitingdays */
            waitingDays: number;
            /** Yeardays */
            yearDays: number;
        };
        /** LeaveBalances */
        LeaveBalances: {
            /** Balances */
            balances: components["schemas"]["LeaveBalancePublic"][];
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Startson */
            startsOn: string | null;
        };
        /** LeaveBalancesQuery */
        LeaveBalancesQuery: {
            /** Groupid */
            groupId?: string | null;
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
         * LeaveCheck
         * @description Days that the caller thinks of.
         */
        LeaveCheck: {
            /** Daysoff */
            daysOff?: number[];
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /**
             * Fromnoon
             * @default false
             */
            fromNoon?: boolean;
            /** Groupid */
            groupId?: string | null;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /** Projectid */
            projectId?: string | null;
            /** Recordtype */
            recordType: number;
            /**
             * Untilnoon
             * @default false
             */
            untilNoon?: boolean;
        };
        /** LeaveChecked */
        LeaveChecked: {
            after: components["schemas"]["LeaveAfter"] | null;
            /** Days */
            days: number;
            /** Holidays */
            holidays: components["schemas"]["HolidayOfLeave"][];
        };
        /** LeaveEntitlementPublic */
        LeaveEntitlementPublic: {
            accrual: components["schemas"]["Accrual"];
            /** Color */
            color: string;
            /** Fromyear */
            fromYear: number;
            /** Maygobelow */
            mayGoBelow: boolean;
            /** Mostcarrieddays */
            mostCarriedDays: number;
            /** Name */
            name: string;
            /** Recordtype */
            recordType: number;
            /** Revision */
            revision: number;
            /** Yeardays */
            yearDays: number;
        };
        /** LeaveEntitlementSet */
        LeaveEntitlementSet: {
            accrual: components["schemas"]["Accrual"];
            /** Fromyear */
            fromYear: number;
            /** Groupid */
            groupId?: string | null;
            /**
             * Maygobelow
             * @default false
             */
            mayGoBelow?: boolean;
            /**
             * Mostcarrieddays
             * @default 0
             */
            mostCarriedDays?: number | string;
            /** Recordtype */
            recordType: number;
            /**
             * Revision
             * @default 0
             */
            revision?: number;
            /** Yeardays */
            yearDays: number | string;
        };
        /** LeavePublic */
        LeavePublic: {
            /**
             * Attendancerecordrequestid
             * Format: uuid
             */
            attendanceRecordRequestId: string;
            /** Color */
            color: string;
            /** Creditedseconds */
            creditedSeconds: number;
            /** Name */
            name: string;
            part: components["schemas"]["Part"];
            /** Recordtype */
            recordType: number;
        };
        /**
         * LeaveRequestCreate
         * @description Days that the caller wants off.
         */
        LeaveRequestCreate: {
            /** Daysoff */
            daysOff?: number[];
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /**
             * Fromnoon
             * @default false
             */
            fromNoon?: boolean;
            /** Groupid */
            groupId?: string | null;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
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
            /** Recordtype */
            recordType: number;
            /**
             * Untilnoon
             * @default false
             */
            untilNoon?: boolean;
        };
        /** LeaveStartSet */
        LeaveStartSet: {
            /** Groupid */
            groupId?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Seen */
            seen: string | null;
            /**
             * Startson
             * Format: date
             */
            startsOn: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** LeaveTakeBack */
        LeaveTakeBack: {
            /**
             * Attendancerecordrequestid
             * Format: uuid
             */
            attendanceRecordRequestId: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Revision */
            revision: number;
        };
        /** LikelyEnd */
        LikelyEnd: {
            /** Endsat */
            endsAt: string | null;
        };
        /** LocationRecordPublic */
        LocationRecordPublic: {
            /**
             * Checkinat
             * Format: date-time
             */
            checkInAt: string;
            /** Checkinlatitude */
            checkInLatitude: number | null;
            /** Checkinlongitude */
            checkInLongitude: number | null;
            /** Checkoutat */
            checkOutAt: string | null;
            /** Checkoutlatitude */
            checkOutLatitude: number | null;
            /** Checkoutlongitude */
            checkOutLongitude: number | null;
            /**
             * Equipmentattendancerecordid
             * Format: uuid
             */
            equipmentAttendanceRecordId: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Equipmentname */
            equipmentName: string;
            /** Issues */
            issues: string[];
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Timezone */
            timeZone: string;
            /** Users */
            users: components["schemas"]["PersonPublic"][];
        };
        /** LocationRecordsQuery */
        LocationRecordsQuery: {
            /** Equipmentid */
            equipmentId?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Isopen */
            isOpen?: boolean | null;
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
        };
        /** LockedDays */
        LockedDays: {
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
        };
        /**
         * ManagerAction
         * @enum {integer}
         */
        ManagerAction: 1 | 2 | 3 | 4;
        /** Mapping */
        Mapping: {
            /** Codes */
            codes: components["schemas"]["PayrollCode"][];
            /** Columns */
            columns: components["schemas"]["PayrollColumn"][];
            /** @default iso */
            dateForm?: components["schemas"]["DateForm"];
            /**
             * Hastotals
             * @default false
             */
            hasTotals?: boolean;
            /** @default decimal */
            hoursForm?: components["schemas"]["HoursForm"];
            /** @default day */
            rowsOf?: components["schemas"]["RowsOf"];
        };
        /** MeterReadingCreate */
        MeterReadingCreate: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Hours */
            hours: number;
            /**
             * Meterreadingid
             * Format: uuid
             */
            meterReadingId: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
        };
        /** MeterReadingPublic */
        MeterReadingPublic: {
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Hours */
            hours: number;
            /**
             * Meterreadingid
             * Format: uuid
             */
            meterReadingId: string;
            /**
             * Readat
             * Format: date-time
             */
            readAt: string;
            /** Reason */
            reason: string;
        };
        /** MeterReadingsQuery */
        MeterReadingsQuery: {
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Groupid */
            groupId?: string | null;
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
        /** Night */
        Night: {
            /** Endsat */
            endsAt: string;
            /** Name */
            name: string;
            /** Startsat */
            startsAt: string;
        };
        /** NotApproved */
        NotApproved: {
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reason */
            reason: string;
        };
        /** NotReplied */
        NotReplied: {
            /**
             * Attendancerecordrequestid
             * Format: uuid
             */
            attendanceRecordRequestId: string;
            /** Reason */
            reason: string;
        };
        /**
         * OpenBreak
         * @description A day on which a break was begun and never ended.
         */
        OpenBreak: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /**
             * Date
             * Format: date
             */
            date: string;
        };
        /** OpenDayRulesPublic */
        OpenDayRulesPublic: {
            closing: components["schemas"]["ClosingPublic"] | null;
            /** Remindsat */
            remindsAt: string | null;
            /** Revision */
            revision: number;
            /** Saysshiftend */
            saysShiftEnd: boolean;
        };
        /** OpenDayRulesSet */
        OpenDayRulesSet: {
            closing: components["schemas"]["Closing"] | null;
            /** Groupid */
            groupId?: string | null;
            /** Remindsat */
            remindsAt: string | null;
            /**
             * Revision
             * @default 0
             */
            revision?: number;
        };
        /** OpeningCsv */
        OpeningCsv: {
            /** Createcount */
            createCount: number;
            /**
             * Dryrun
             * @description Nothing was written
             */
            dryRun: boolean;
            /** Rows */
            rows: components["schemas"]["OpeningRow"][];
        };
        /** OpeningRow */
        OpeningRow: {
            /** Days */
            days: string;
            /** Email */
            email: string;
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Type */
            type: string;
            verdict: components["schemas"]["OpeningVerdict"];
        };
        /**
         * OpeningVerdict
         * @enum {string}
         */
        OpeningVerdict: "create" | "exists" | "duplicate" | "invalid";
        /** Overtime */
        Overtime: {
            /** Afterminutes */
            afterMinutes: number;
            /** Name */
            name: string;
        };
        /**
         * OwnEquipmentCard
         * @description For a colleague who holds it, in whichever project: also whether it may be used.
         */
        OwnEquipmentCard: {
            /** Category */
            category: string;
            /** Companyname */
            companyName: string;
            /** Contact */
            contact: string;
            /** Defects */
            defects: string[];
            /** Equipmentid */
            equipmentId: string | null;
            /** Mustnotbeused */
            mustNotBeUsed: boolean;
            /** Name */
            name: string;
        };
        /** OwnPinPublic */
        OwnPinPublic: {
            /** Haspin */
            hasPin: boolean;
            /** Updatedat */
            updatedAt: string | null;
        };
        /** OwnPinSet */
        OwnPinSet: {
            /** Pin */
            pin: string;
        };
        /** OwnPunchIn */
        OwnPunchIn: {
            checkType: components["schemas"]["Check"];
            /**
             * Devicetime
             * Format: date-time
             */
            deviceTime: string;
            /** Elapsedms */
            elapsedMs?: number | null;
            /**
             * Note
             * @default
             */
            note?: string;
            position?: components["schemas"]["PositionIn"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Sitecode */
            siteCode?: string | null;
        };
        /** Page[DefectPublic] */
        Page_DefectPublic_: {
            /** Data */
            data: components["schemas"]["DefectPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[EquipmentPublic] */
        Page_EquipmentPublic_: {
            /** Data */
            data: components["schemas"]["EquipmentPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[HandOverPublic] */
        Page_HandOverPublic_: {
            /** Data */
            data: components["schemas"]["HandOverPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[HoursCode] */
        Page_HoursCode_: {
            /** Data */
            data: components["schemas"]["HoursCode"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[KioskPublic] */
        Page_KioskPublic_: {
            /** Data */
            data: components["schemas"]["KioskPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[LocationRecordPublic] */
        Page_LocationRecordPublic_: {
            /** Data */
            data: components["schemas"]["LocationRecordPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[MeterReadingPublic] */
        Page_MeterReadingPublic_: {
            /** Data */
            data: components["schemas"]["MeterReadingPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[PositionLookPublic] */
        Page_PositionLookPublic_: {
            /** Data */
            data: components["schemas"]["PositionLookPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[RecordTypePublic] */
        Page_RecordTypePublic_: {
            /** Data */
            data: components["schemas"]["RecordTypePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TrackEquipment] */
        Page_TrackEquipment_: {
            /** Data */
            data: components["schemas"]["TrackEquipment"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TrackPerson] */
        Page_TrackPerson_: {
            /** Data */
            data: components["schemas"]["TrackPerson"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TrackProject] */
        Page_TrackProject_: {
            /** Data */
            data: components["schemas"]["TrackProject"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[UncountedKioskPressPublic] */
        Page_UncountedKioskPressPublic_: {
            /** Data */
            data: components["schemas"]["UncountedKioskPressPublic"][];
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
         * Part
         * @description Of a day. Kept with records: never rename one.
         * @enum {string}
         */
        Part: "whole" | "morning" | "afternoon";
        /** PartIn */
        PartIn: {
            /**
             * Budgetcodeid
             * Format: uuid
             */
            budgetCodeId: string;
            /** Minutes */
            minutes: number;
        };
        /** PayDelta */
        PayDelta: {
            /**
             * Date
             * Format: date
             */
            date: string;
            kind: components["schemas"]["PayKind"];
            /** Minutesnow */
            minutesNow: number;
            /** Minutesthen */
            minutesThen: number;
            /** Name */
            name: string;
        };
        /** PayEffect */
        PayEffect: {
            kind: components["schemas"]["PayKind"];
            /** Minutesafter */
            minutesAfter: number;
            /** Minutesbefore */
            minutesBefore: number;
            /** Name */
            name: string;
        };
        /**
         * PayKind
         * @description Kept with sheets: never rename one.
         * @enum {string}
         */
        PayKind: "regular" | "overtime" | "night" | "restDay" | "holiday" | "leave" | "rounding" | "unpaidBreak";
        /** PayLinePublic */
        PayLinePublic: {
            /**
             * Date
             * Format: date
             */
            date: string;
            kind: components["schemas"]["PayKind"];
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
            /** Source */
            source: string;
            /** Why */
            why: string;
        };
        /**
         * PayMarkKind
         * @enum {string}
         */
        PayMarkKind: "shortRest" | "lateStart" | "earlyEnd";
        /** PayMarkPublic */
        PayMarkPublic: {
            /**
             * Date
             * Format: date
             */
            date: string;
            kind: components["schemas"]["PayMarkKind"];
            /** Why */
            why: string;
        };
        /** PayPeriodPublic */
        PayPeriodPublic: {
            /**
             * Fromdate
             * Format: date
             */
            fromDate: string;
            kind: components["schemas"]["PeriodKind"];
            /** Revision */
            revision: number;
        };
        /** PayPeriods */
        PayPeriods: {
            /** Choices */
            choices: components["schemas"]["PayPeriodPublic"][];
            /** Freefrom */
            freeFrom: string | null;
        };
        /** PayPeriodSet */
        PayPeriodSet: {
            /**
             * Fromdate
             * Format: date
             */
            fromDate: string;
            /** Groupid */
            groupId?: string | null;
            kind: components["schemas"]["PeriodKind"];
            /**
             * Revision
             * @default 0
             */
            revision?: number;
        };
        /**
         * PayrollCheck
         * @description What a file would hold, before it is made.
         */
        PayrollCheck: {
            /** Daysnotapproved */
            daysNotApproved: number;
            /** Leftoutminutes */
            leftOutMinutes: number;
            /** Leftoutpremiumminutes */
            leftOutPremiumMinutes: number;
            /** Minutes */
            minutes: number;
            /** People */
            people: number;
            /** Peoplewithoutnumber */
            peopleWithoutNumber: number;
            /** Premiumminutes */
            premiumMinutes: number;
            /** Totals */
            totals: components["schemas"]["PayrollTotal"][];
            /** Withoutcode */
            withoutCode: components["schemas"]["PayKind"][];
        };
        /** PayrollCode */
        PayrollCode: {
            /** Code */
            code: string;
            kind: components["schemas"]["PayKind"];
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /** PayrollColumn */
        PayrollColumn: {
            field: components["schemas"]["PayrollField"];
            /** Heading */
            heading: string;
        };
        /**
         * PayrollField
         * @description What a column holds. Kept: never rename one.
         * @enum {string}
         */
        PayrollField: "person" | "number" | "email" | "project" | "date" | "from" | "until" | "code" | "hours" | "minutes";
        /** PayrollMappingPublic */
        PayrollMappingPublic: {
            mapping: components["schemas"]["Mapping"];
            /** Revision */
            revision: number;
        };
        /** PayrollMappingSet */
        PayrollMappingSet: {
            /** Groupid */
            groupId?: string | null;
            mapping: components["schemas"]["Mapping"];
            /** Revision */
            revision: number;
        };
        /** PayrollNumberPublic */
        PayrollNumberPublic: {
            /** Number */
            number: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** PayrollNumberSet */
        PayrollNumberSet: {
            /** Number */
            number: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
            /** Was */
            was: string;
        };
        /** PayrollNumbersSet */
        PayrollNumbersSet: {
            /** Groupid */
            groupId?: string | null;
            /** Numbers */
            numbers: components["schemas"]["PayrollNumberSet"][];
        };
        /** PayrollTotal */
        PayrollTotal: {
            /** Code */
            code: string;
            /** Minutes */
            minutes: number;
        };
        /** PayRulesPreview */
        PayRulesPreview: {
            /** Approvedsheets */
            approvedSheets: number;
            /** Data */
            data: components["schemas"]["PersonEffect"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** PayRulesPreviewQuery */
        PayRulesPreviewQuery: {
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /**
             * Fromdate
             * Format: date
             */
            fromDate: string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /** Owneruserid */
            ownerUserId?: string | null;
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
            rules: components["schemas"]["Rules"] | null;
            /** Teamid */
            teamId?: string | null;
        };
        /** PayRulesPublic */
        PayRulesPublic: {
            /**
             * Fromdate
             * Format: date
             */
            fromDate: string;
            owner: components["schemas"]["PersonPublic"] | null;
            /** Owneruserid */
            ownerUserId: string | null;
            /**
             * Payrulesid
             * Format: uuid
             */
            payRulesId: string;
            /** Projectid */
            projectId: string | null;
            /** Projectname */
            projectName: string;
            /** Revision */
            revision: number;
            rules: components["schemas"]["Rules"] | null;
            /**
             * Savedat
             * Format: date-time
             */
            savedAt: string;
            savedBy: components["schemas"]["PersonPublic"] | null;
            /** Teamid */
            teamId: string | null;
            /** Teamname */
            teamName: string;
        };
        /** PayRulesSet */
        PayRulesSet: {
            /**
             * Fromdate
             * Format: date
             */
            fromDate: string;
            /** Groupid */
            groupId?: string | null;
            /** Owneruserid */
            ownerUserId?: string | null;
            /** Projectid */
            projectId?: string | null;
            /**
             * Revision
             * @default 0
             */
            revision?: number;
            rules: components["schemas"]["Rules"] | null;
            /** Teamid */
            teamId?: string | null;
        };
        /** PayRulesWithdraw */
        PayRulesWithdraw: {
            /**
             * Payrulesid
             * Format: uuid
             */
            payRulesId: string;
        };
        /** PayTotal */
        PayTotal: {
            kind: components["schemas"]["PayKind"];
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
        };
        /**
         * PeriodKind
         * @description Kept: never rename one.
         * @enum {string}
         */
        PeriodKind: "weekly" | "twoWeekly" | "halfMonthly" | "monthly";
        /** PeriodSheetPublic */
        PeriodSheetPublic: {
            /** Approvedat */
            approvedAt: string | null;
            approvedBy: components["schemas"]["PersonPublic"] | null;
            /** Approvedseconds */
            approvedSeconds: number | null;
            /** Changes */
            changes: components["schemas"]["DayDelta"][];
            /** Codes */
            codes: components["schemas"]["CodeHours"][];
            /** Creditedseconds */
            creditedSeconds: number;
            /** Dayswithissues */
            daysWithIssues: number;
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Haspaychanges */
            hasPayChanges: boolean;
            /** Isover */
            isOver: boolean;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /** Leavedays */
            leaveDays: number;
            /** Mayapprove */
            mayApprove: boolean;
            /** Mayopen */
            mayOpen: boolean;
            /** Maysign */
            maySign: boolean;
            /** Openbreaks */
            openBreaks?: components["schemas"]["OpenBreak"][];
            owner: components["schemas"]["PersonPublic"] | null;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /** Pay */
            pay: components["schemas"]["PayTotal"][];
            /** Paydigest */
            payDigest: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Reason */
            reason: string;
            /** Signedat */
            signedAt: string | null;
            /** Signedseconds */
            signedSeconds: number | null;
            status: components["schemas"]["SheetStatus"];
            /** Unknowndays */
            unknownDays?: components["schemas"]["UnknownDay"][];
            /** Workedseconds */
            workedSeconds: number;
        };
        /** PersonBalances */
        PersonBalances: {
            /** Balances */
            balances: components["schemas"]["LeaveBalancePublic"][];
            /**
             * Date
             * Format: date
             */
            date: string;
            /** Maychange */
            mayChange: boolean;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Startson */
            startsOn: string | null;
        };
        /** PersonBalancesPage */
        PersonBalancesPage: {
            /** Data */
            data: components["schemas"]["PersonBalances"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** PersonEffect */
        PersonEffect: {
            /** Effects */
            effects: components["schemas"]["PayEffect"][];
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
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
        /** PersonSummary */
        PersonSummary: {
            /** Breakseconds */
            breakSeconds: number;
            /** Creditedseconds */
            creditedSeconds: number;
            /** Days */
            days: number;
            /** Dayswithissues */
            daysWithIssues: number;
            /** Isatwork */
            isAtWork: boolean;
            /** Leavedays */
            leaveDays: number;
            /**
             * Opendays
             * @default 0
             */
            openDays?: number;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /** Workedseconds */
            workedSeconds: number;
        };
        /**
         * PhotoRefusal
         * @description Why a photo was not taken. Kept: never rename one.
         * @enum {string}
         */
        PhotoRefusal: "tooLate" | "notFit";
        /** PinGive */
        PinGive: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** PinGiven */
        PinGiven: {
            /** Pin */
            pin: string;
        };
        /** PositionIn */
        PositionIn: {
            /** Accuracymeters */
            accuracyMeters: number;
            /**
             * Ismock
             * @default false
             */
            isMock?: boolean;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
        };
        /**
         * PositionLookPublic
         * @description Who was shown where the caller pressed, or the photo of a press.
         */
        PositionLookPublic: {
            /**
             * Firstat
             * Format: date-time
             */
            firstAt: string;
            /**
             * Lastat
             * Format: date-time
             */
            lastAt: string;
            lookedBy: components["schemas"]["PersonPublic"] | null;
            /** Ofday */
            ofDay: string | null;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Positionat
             * Format: date-time
             */
            positionAt: string;
            /**
             * Positionlookid
             * Format: uuid
             */
            positionLookId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Showsphoto */
            showsPhoto: boolean;
            /** Showsplace */
            showsPlace: boolean;
            /** Timezone */
            timeZone: string;
        };
        /** PositionLooksQuery */
        PositionLooksQuery: {
            /** Groupid */
            groupId?: string | null;
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
        /** PositionsLook */
        PositionsLook: {
            /** Groupid */
            groupId?: string | null;
            /** Projectfilter */
            projectFilter?: string[];
            /** Userids */
            userIds: string[];
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
        /** ProjectOfCalendar */
        ProjectOfCalendar: {
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** PunchesCreate */
        PunchesCreate: {
            /**
             * Deviceid
             * Format: uuid
             */
            deviceId: string;
            /** Groupid */
            groupId?: string | null;
            /** Punches */
            punches: components["schemas"]["OwnPunchIn"][];
            /**
             * Sentat
             * Format: date-time
             */
            sentAt: string;
        };
        /** PunchPhotoPublic */
        PunchPhotoPublic: {
            /**
             * Photoid
             * Format: uuid
             */
            photoId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Thumbnailurl */
            thumbnailUrl: string;
            /** Url */
            url: string;
        };
        /** PunchPublic */
        PunchPublic: {
            /** Accuracymeters */
            accuracyMeters: number | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Checktype */
            checkType: number;
            /**
             * Deviceid
             * Format: uuid
             */
            deviceId: string;
            /**
             * Devicetime
             * Format: date-time
             */
            deviceTime: string;
            /** Distancemeters */
            distanceMeters: number | null;
            /** Kioskname */
            kioskName: string | null;
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Marks */
            marks: string[];
            /** Note */
            note: string;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            photo: components["schemas"]["PunchPhotoPublic"] | null;
            photoRefused: components["schemas"]["PhotoRefusal"] | null;
            /** Pressedat */
            pressedAt: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /**
             * Receivedat
             * Format: date-time
             */
            receivedAt: string;
            /** Source */
            source: number;
        };
        /** PunchVerdict */
        PunchVerdict: {
            /** At */
            at: string | null;
            /** Marks */
            marks: string[];
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
            /** Reason */
            reason: string | null;
            verdict: components["schemas"]["Verdict"];
        };
        /** PunchVerdicts */
        PunchVerdicts: {
            /** Verdicts */
            verdicts: components["schemas"]["PunchVerdict"][];
        };
        /** RecordPage */
        RecordPage: {
            /** Data */
            data: components["schemas"]["AttendanceRecordPublic"][];
            /**
             * Enddate
             * Format: date
             */
            endDate: string;
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Replaceddates */
            replacedDates: string[];
            /**
             * Startdate
             * Format: date
             */
            startDate: string;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** RecordSplit */
        RecordSplit: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /** Parts */
            parts: components["schemas"]["PartIn"][];
            /** Revision */
            revision: number;
        };
        /** RecordTypeCreate */
        RecordTypeCreate: {
            /** Color */
            color: string;
            /**
             * Dayminutes
             * @default 0
             */
            dayMinutes?: number;
            /** Groupid */
            groupId?: string | null;
            /** Ispaid */
            isPaid: boolean;
            /** Name */
            name: string;
            /**
             * Needsapproval
             * @default true
             */
            needsApproval?: boolean;
        };
        /** RecordTypePublic */
        RecordTypePublic: {
            /** Color */
            color: string;
            /** Dayminutes */
            dayMinutes: number;
            /** Isarchived */
            isArchived: boolean;
            /** Isown */
            isOwn: boolean;
            /** Ispaid */
            isPaid: boolean;
            /** Name */
            name: string;
            /** Needsapproval */
            needsApproval: boolean;
            /** Revision */
            revision: number;
            /** Value */
            value: number;
        };
        /** RecordTypeUpdate */
        RecordTypeUpdate: {
            /** Color */
            color: string;
            /**
             * Dayminutes
             * @default 0
             */
            dayMinutes?: number;
            /** Groupid */
            groupId?: string | null;
            /**
             * Isarchived
             * @default false
             */
            isArchived?: boolean;
            /** Ispaid */
            isPaid: boolean;
            /** Name */
            name: string;
            /**
             * Needsapproval
             * @default true
             */
            needsApproval?: boolean;
            /** Revision */
            revision: number;
            /** Value */
            value: number;
        };
        /** RequestPage */
        RequestPage: {
            /** Data */
            data: components["schemas"]["AttendanceRequestPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** RequestReplies */
        RequestReplies: {
            /** Notreplied */
            notReplied: components["schemas"]["NotReplied"][];
            /** Repliedrequestids */
            repliedRequestIds: string[];
        };
        /** RequestRulesPublic */
        RequestRulesPublic: {
            /** Escalatesafterdays */
            escalatesAfterDays: number | null;
            /** Revision */
            revision: number;
        };
        /** RequestRulesSet */
        RequestRulesSet: {
            /** Escalatesafterdays */
            escalatesAfterDays: number | null;
            /** Groupid */
            groupId?: string | null;
            /**
             * Revision
             * @default 0
             */
            revision?: number;
        };
        /** RequestSeen */
        RequestSeen: {
            /**
             * Attendancerecordrequestid
             * Format: uuid
             */
            attendanceRecordRequestId: string;
            /** Revision */
            revision: number;
        };
        /** RequestsQuery */
        RequestsQuery: {
            /** Groupid */
            groupId?: string | null;
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
            /** @default 1 */
            requestStatus?: components["schemas"]["RequestStatus"] | null;
        };
        /** RequestsReply */
        RequestsReply: {
            /** Groupid */
            groupId?: string | null;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Requests */
            requests: components["schemas"]["RequestSeen"][];
            /**
             * Status
             * @enum {integer}
             */
            status: 2 | 3;
        };
        /**
         * RequestStatus
         * @enum {integer}
         */
        RequestStatus: 1 | 2 | 3 | 4;
        /**
         * Rounded
         * @enum {string}
         */
        Rounded: "inOut" | "day";
        /** Rounding */
        Rounding: {
            direction: components["schemas"]["RoundingDirection"];
            /** Minutes */
            minutes: number;
            of: components["schemas"]["Rounded"];
        };
        /**
         * RoundingDirection
         * @enum {string}
         */
        RoundingDirection: "up" | "down" | "nearest";
        /**
         * RowsOf
         * @enum {string}
         */
        RowsOf: "day" | "all";
        /**
         * RowVerdict
         * @enum {string}
         */
        RowVerdict: "create" | "exists" | "duplicate" | "invalid";
        /**
         * Rules
         * @description What is left out is no rule.
         */
        Rules: {
            /** Breaks */
            breaks?: components["schemas"]["UnpaidBreak"][];
            /** Dailyovertime */
            dailyOvertime?: components["schemas"]["Overtime"][];
            /** Holidayname */
            holidayName?: string | null;
            /**
             * Minimumrestminutes
             * @default 0
             */
            minimumRestMinutes?: number;
            night?: components["schemas"]["Night"] | null;
            /** Restdayname */
            restDayName?: string | null;
            /** Restdays */
            restDays?: number[];
            rounding?: components["schemas"]["Rounding"] | null;
            shift?: components["schemas"]["ShiftTimes"] | null;
            /** Weeklyovertime */
            weeklyOvertime?: components["schemas"]["Overtime"][];
        };
        /** ScanIn */
        ScanIn: {
            checkType: components["schemas"]["Direction"];
            /** Code */
            code: string;
            /**
             * Devicetime
             * Format: date-time
             */
            deviceTime: string;
            /** Elapsedms */
            elapsedMs?: number | null;
            position?: components["schemas"]["PositionIn"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Scanid
             * Format: uuid
             */
            scanId: string;
        };
        /** ScansCreate */
        ScansCreate: {
            /**
             * Deviceid
             * Format: uuid
             */
            deviceId: string;
            /** Groupid */
            groupId?: string | null;
            /** Scans */
            scans: components["schemas"]["ScanIn"][];
            /**
             * Sentat
             * Format: date-time
             */
            sentAt: string;
        };
        /** ScanVerdict */
        ScanVerdict: {
            /** At */
            at: string | null;
            /** Equipmentid */
            equipmentId: string | null;
            /** Errorcode */
            errorCode: number;
            /** Marks */
            marks: string[];
            /** Name */
            name: string;
            /** Partscount */
            partsCount: number;
            /** Reason */
            reason: string | null;
            /**
             * Scanid
             * Format: uuid
             */
            scanId: string;
            verdict: components["schemas"]["Verdict"];
        };
        /** ScanVerdicts */
        ScanVerdicts: {
            /** Verdicts */
            verdicts: components["schemas"]["ScanVerdict"][];
        };
        /** SelfRecordsQuery */
        SelfRecordsQuery: {
            /** Enddate */
            endDate?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Hasissues */
            hasIssues?: boolean | null;
            /** Hasopendays */
            hasOpenDays?: boolean | null;
            /** Isatwork */
            isAtWork?: boolean | null;
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
            /** Startdate */
            startDate?: string | null;
        };
        /** SheetApprovals */
        SheetApprovals: {
            /** Approved */
            approved: number;
            /** Notapproved */
            notApproved: components["schemas"]["NotApproved"][];
        };
        /** SheetOfSomebody */
        SheetOfSomebody: {
            /** Creditedseconds */
            creditedSeconds: number;
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Paydigest */
            payDigest?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** SheetOpen */
        SheetOpen: {
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Groupid */
            groupId?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Reason */
            reason: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** SheetPage */
        SheetPage: {
            /** Data */
            data: components["schemas"]["PeriodSheetPublic"][];
            /** Firstdate */
            firstDate: string | null;
            /** Lastdate */
            lastDate: string | null;
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
         * SheetPay
         * @description What a sheet is paid, line by line, each with the rule that made it.
         */
        SheetPay: {
            /** Changes */
            changes: components["schemas"]["PayDelta"][];
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Isapproved */
            isApproved: boolean;
            /** Knownat */
            knownAt: string | null;
            /**
             * Lastdate
             * Format: date
             */
            lastDate: string;
            /** Lines */
            lines: components["schemas"]["PayLinePublic"][];
            /** Marks */
            marks: components["schemas"]["PayMarkPublic"][];
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** SheetsApprove */
        SheetsApprove: {
            /** Groupid */
            groupId?: string | null;
            /** Sheets */
            sheets: components["schemas"]["SheetOfSomebody"][];
        };
        /** SheetSign */
        SheetSign: {
            /** Creditedseconds */
            creditedSeconds: number;
            /**
             * Firstdate
             * Format: date
             */
            firstDate: string;
            /** Groupid */
            groupId?: string | null;
            /** Paydigest */
            payDigest?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Workedseconds */
            workedSeconds: number;
        };
        /** SheetsQuery */
        SheetsQuery: {
            /** Day */
            day?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Owneruserid */
            ownerUserId?: string | null;
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
            status?: components["schemas"]["SheetStatus"] | null;
        };
        /**
         * SheetStatus
         * @enum {integer}
         */
        SheetStatus: 0 | 1 | 2 | 3;
        /**
         * ShiftTimes
         * @description Outside of them nothing is paid otherwise: whoever comes late or leaves early is marked.
         */
        ShiftTimes: {
            /** Endsat */
            endsAt: string;
            /**
             * Graceminutes
             * @default 0
             */
            graceMinutes?: number;
            /** Startsat */
            startsAt: string;
        };
        /** SiteByCode */
        SiteByCode: {
            /** Isclosed */
            isClosed: boolean;
            /** Projectid */
            projectId: string | null;
            /** Projectname */
            projectName: string;
        };
        /**
         * SiteCard
         * @description For anybody at all.
         */
        SiteCard: {
            /** Companyname */
            companyName: string;
        };
        /** SiteCodeOfProject */
        SiteCodeOfProject: {
            siteCode: components["schemas"]["SiteCodePublic"] | null;
        };
        /** SiteCodePublic */
        SiteCodePublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Link */
            link: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Sitecodeid
             * Format: uuid
             */
            siteCodeId: string;
        };
        /** SiteCodeRenew */
        SiteCodeRenew: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Seensitecodeid */
            seenSiteCodeId?: string | null;
        };
        /** SiteCodeRevoke */
        SiteCodeRevoke: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Sitecodeid
             * Format: uuid
             */
            siteCodeId: string;
        };
        /** Slice[EquipmentChangePublic] */
        Slice_EquipmentChangePublic_: {
            /** Data */
            data: components["schemas"]["EquipmentChangePublic"][];
            /** Next */
            next: string | null;
        };
        /** SpanIn */
        SpanIn: {
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /**
             * Startsat
             * Format: date-time
             */
            startsAt: string;
        };
        /** SpanPublic */
        SpanPublic: {
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /**
             * Startsat
             * Format: date-time
             */
            startsAt: string;
        };
        /**
         * Standing
         * @description Of its certificates.
         * @enum {integer}
         */
        Standing: 1 | 2;
        /**
         * State
         * @enum {string}
         */
        State: "out" | "in" | "break";
        /** SummaryPage */
        SummaryPage: {
            /** Data */
            data: components["schemas"]["PersonSummary"][];
            /**
             * Enddate
             * Format: date
             */
            endDate: string;
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Replaceddates */
            replacedDates: string[];
            /**
             * Startdate
             * Format: date
             */
            startDate: string;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** SummaryQuery */
        SummaryQuery: {
            /** Enddate */
            endDate?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Hasissues */
            hasIssues?: boolean | null;
            /** Hasopendays */
            hasOpenDays?: boolean | null;
            /** Isatwork */
            isAtWork?: boolean | null;
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
            /** Startdate */
            startDate?: string | null;
            /** Teamid */
            teamId?: string | null;
            /** Userid */
            userId?: string | null;
        };
        /**
         * TableFormat
         * @enum {string}
         */
        TableFormat: "csv" | "xlsx" | "json";
        /** TrackEquipment */
        TrackEquipment: {
            /** Atprojectid */
            atProjectId: string | null;
            /** Atprojectname */
            atProjectName: string;
            /** Atsince */
            atSince: string | null;
            /** Category */
            category: string;
            /**
             * Equipmentid
             * Format: uuid
             */
            equipmentId: string;
            /** Lastscanat */
            lastScanAt: string | null;
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            state: components["schemas"]["EquipmentState"];
            /** Timezone */
            timeZone: string;
        };
        /** TrackEquipmentQuery */
        TrackEquipmentQuery: {
            /** Equipmentfilter */
            equipmentFilter?: string[];
            /** Groupid */
            groupId?: string | null;
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
            /** Projectfilter */
            projectFilter?: string[];
            /**
             * Search
             * @default
             */
            search?: string;
            /** Statefilter */
            stateFilter?: components["schemas"]["EquipmentState"][];
        };
        /**
         * TrackOptions
         * @description What the map is drawn with, and what can be chosen.
         */
        TrackOptions: {
            /** Categories */
            categories: string[];
            /** Companyradiusmeters */
            companyRadiusMeters: number | null;
            /** Tilesattribution */
            tilesAttribution: string;
            /** Tilesurl */
            tilesUrl: string;
        };
        /** TrackPeopleQuery */
        TrackPeopleQuery: {
            /** Groupid */
            groupId?: string | null;
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
            /** Projectfilter */
            projectFilter?: string[];
        };
        /**
         * TrackPerson
         * @description Somebody who is at work now. Where exactly is another call, which is kept.
         */
        TrackPerson: {
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            person: components["schemas"]["PersonPublic"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /**
             * Since
             * Format: date-time
             */
            since: string;
            state: components["schemas"]["State"];
            /** Timezone */
            timeZone: string;
        };
        /** TrackPoint */
        TrackPoint: {
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
        };
        /**
         * TrackPosition
         * @description Where somebody pressed last today.
         */
        TrackPosition: {
            /** Accuracymeters */
            accuracyMeters: number | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Checktype */
            checkType: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /**
             * Owneruserid
             * Format: uuid
             */
            ownerUserId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Punchid
             * Format: uuid
             */
            punchId: string;
        };
        /** TrackPositions */
        TrackPositions: {
            /** Positions */
            positions: components["schemas"]["TrackPosition"][];
        };
        /** TrackProject */
        TrackProject: {
            /** Address */
            address: string;
            /** Equipmentthere */
            equipmentThere: number;
            /** Fencepoints */
            fencePoints: components["schemas"]["TrackPoint"][];
            /** Fenceradiusmeters */
            fenceRadiusMeters: number | null;
            /** Ismanaged */
            isManaged: boolean;
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Name */
            name: string;
            /** Peopleonsite */
            peopleOnSite: number | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Timezone */
            timeZone: string;
        };
        /** TrackProjectsQuery */
        TrackProjectsQuery: {
            /** Groupid */
            groupId?: string | null;
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
            /** Projectfilter */
            projectFilter?: string[];
        };
        /** UncountedKioskPressPublic */
        UncountedKioskPressPublic: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            checkType: components["schemas"]["Check"] | null;
            /**
             * Day
             * Format: date
             */
            day: string;
            /** Kioskname */
            kioskName: string;
            /** Ownername */
            ownerName: string;
            /** Owneruserid */
            ownerUserId: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Reason */
            reason: string;
            /**
             * Uncountedid
             * Format: uuid
             */
            uncountedId: string;
        };
        /** UnknownDay */
        UnknownDay: {
            /**
             * Attendancerecordid
             * Format: uuid
             */
            attendanceRecordId: string;
            /**
             * Date
             * Format: date
             */
            date: string;
        };
        /**
         * UnpaidBreak
         * @description So much is not paid after so much work, less the break that was pressed.
         */
        UnpaidBreak: {
            /** Afterminutes */
            afterMinutes: number;
            /** Minutes */
            minutes: number;
        };
        /** UserRecordsQuery */
        UserRecordsQuery: {
            /** Enddate */
            endDate?: string | null;
            /** Groupid */
            groupId?: string | null;
            /** Hasissues */
            hasIssues?: boolean | null;
            /** Hasopendays */
            hasOpenDays?: boolean | null;
            /** Isatwork */
            isAtWork?: boolean | null;
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
            /** Startdate */
            startDate?: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /**
         * Verdict
         * @enum {string}
         */
        Verdict: "stored" | "known" | "refused";
        /** WorkedIn */
        WorkedIn: {
            /** Breaks */
            breaks?: components["schemas"]["SpanIn"][];
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /**
             * Startsat
             * Format: date-time
             */
            startsAt: string;
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
    Clock_CheckLeaveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveCheck"];
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
                    "application/json": components["schemas"]["Envelope_LeaveChecked_"];
                };
            };
        };
    };
    Clock_CreateAttendanceRecordRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRequestCreate"];
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
                    "application/json": components["schemas"]["Envelope_AttendanceRequestPublic_"];
                };
            };
        };
    };
    Clock_CreateLeaveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequestCreate"];
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
                    "application/json": components["schemas"]["Envelope_AttendanceRequestPublic_"];
                };
            };
        };
    };
    Clock_CreatePunches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PunchesCreate"];
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
                    "application/json": components["schemas"]["Envelope_PunchVerdicts_"];
                };
            };
        };
    };
    Clock_GetAttendanceRecordCheckTypes: {
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
                    "application/json": components["schemas"]["Envelope_list_Choice__"];
                };
            };
        };
    };
    Clock_GetAttendanceRecordDetail: {
        parameters: {
            query: {
                attendanceRecordId: string;
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
                    "application/json": components["schemas"]["Envelope_AttendanceRecordDetail_"];
                };
            };
        };
    };
    Clock_GetAttendanceRecordManagerActionTypes: {
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
                    "application/json": components["schemas"]["Envelope_list_Choice__"];
                };
            };
        };
    };
    Clock_GetAttendanceRecordTypes: {
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
                    "application/json": components["schemas"]["Envelope_list_Choice__"];
                };
            };
        };
    };
    Clock_GetLikelyCheckOut: {
        parameters: {
            query: {
                attendanceRecordId: string;
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
                    "application/json": components["schemas"]["Envelope_LikelyEnd_"];
                };
            };
        };
    };
    Clock_GetSelfLeaveBalances: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_LeaveBalances_"];
                };
            };
        };
    };
    Clock_GetSelfSheetPay: {
        parameters: {
            query: {
                /** @description Of the sheet */
                firstDate: string;
                /** @description As it would have been paid then; left out: by all that is known */
                knownAt?: string | null;
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
                    "application/json": components["schemas"]["Envelope_SheetPay_"];
                };
            };
        };
    };
    Clock_GetSelfTodayLatestAttendanceRecordBrief: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_LatestBrief_"];
                };
            };
        };
    };
    Clock_QueryHoursCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursCodesQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_HoursCode__"];
                };
            };
        };
    };
    Clock_QuerySelfAttendanceRecordRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestsQuery"];
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
                    "application/json": components["schemas"]["Envelope_RequestPage_"];
                };
            };
        };
    };
    Clock_QuerySelfAttendanceRecordsByFilterReturnViewModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfRecordsQuery"];
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
                    "application/json": components["schemas"]["Envelope_RecordPage_"];
                };
            };
        };
    };
    Clock_QuerySelfPeriodSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetsQuery"];
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
                    "application/json": components["schemas"]["Envelope_SheetPage_"];
                };
            };
        };
    };
    Clock_SignPeriodSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetSign"];
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
    Clock_SplitAttendanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordSplit"];
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
    Clock_TakeBackLeaveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTakeBack"];
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
                    "application/json": components["schemas"]["Envelope_AttendanceRequestPublic_"];
                };
            };
        };
    };
    Clock_UploadPunchPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Clock_UploadPunchPhoto"];
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
                    "application/json": components["schemas"]["Envelope_PunchPhotoPublic_"];
                };
            };
        };
    };
    Equipment_CheckEquipmentCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Equipment_CheckEquipmentCsv"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentCsv_"];
                };
            };
        };
    };
    Equipment_CreateEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentCreate"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentPublic_"];
                };
            };
        };
    };
    Equipment_CreateEquipmentDefect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefectCreate"];
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
                    "application/json": components["schemas"]["Envelope_DefectPublic_"];
                };
            };
        };
    };
    Equipment_CreateEquipmentHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverCreate"];
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
                    "application/json": components["schemas"]["Envelope_HandOverPublic_"];
                };
            };
        };
    };
    Equipment_CreateEquipmentScans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScansCreate"];
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
                    "application/json": components["schemas"]["Envelope_ScanVerdicts_"];
                };
            };
        };
    };
    Equipment_CreateMeterReading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeterReadingCreate"];
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
                    "application/json": components["schemas"]["Envelope_MeterReadingPublic_"];
                };
            };
        };
    };
    Equipment_DeleteEquipmentPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentPhotoDelete"];
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
    Equipment_ExportEquipment: {
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
    Equipment_GetEquipmentByCode: {
        parameters: {
            query: {
                /** @description As it was scanned or typed */
                code: string;
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
                    "application/json": components["schemas"]["Envelope_OwnEquipmentCard_"];
                };
            };
        };
    };
    Equipment_GetEquipmentCard: {
        parameters: {
            query: {
                /** @description As it was scanned or typed */
                code: string;
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
                    "application/json": components["schemas"]["Envelope_EquipmentCard_"];
                };
            };
        };
    };
    Equipment_GetEquipmentDetail: {
        parameters: {
            query: {
                equipmentId: string;
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
                    "application/json": components["schemas"]["Envelope_EquipmentPublic_"];
                };
            };
        };
    };
    Equipment_GetEquipmentHistory: {
        parameters: {
            query: {
                /** @description `next` of the slice before */
                after?: string | null;
                equipmentId: string;
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
                    "application/json": components["schemas"]["Envelope_Slice_EquipmentChangePublic__"];
                };
            };
        };
    };
    Equipment_GetEquipmentPhotos: {
        parameters: {
            query: {
                equipmentId: string;
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
                    "application/json": components["schemas"]["Envelope_EquipmentPhotos_"];
                };
            };
        };
    };
    Equipment_GetEquipmentUse: {
        parameters: {
            query: {
                days?: number;
                equipmentId: string;
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
                    "application/json": components["schemas"]["Envelope_EquipmentUse_"];
                };
            };
        };
    };
    Equipment_ImportEquipmentCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Equipment_ImportEquipmentCsv"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentCsv_"];
                };
            };
        };
    };
    Equipment_PrintEquipmentLabels: {
        parameters: {
            query: {
                /** @description With commas between them */
                equipmentIds: string;
                size?: components["schemas"]["LabelSize"];
                skip?: number;
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
                    "application/pdf": string;
                };
            };
        };
    };
    Equipment_QueryEquipmentByPageFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_EquipmentPublic__"];
                };
            };
        };
    };
    Equipment_QueryEquipmentDefects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefectsQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_DefectPublic__"];
                };
            };
        };
    };
    Equipment_QueryEquipmentHandOvers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOversQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_HandOverPublic__"];
                };
            };
        };
    };
    Equipment_QueryEquipmentLocationRecordsByPageFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationRecordsQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_LocationRecordPublic__"];
                };
            };
        };
    };
    Equipment_QueryMeterReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeterReadingsQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_MeterReadingPublic__"];
                };
            };
        };
    };
    Equipment_ReplaceEquipmentCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentRef"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentPublic_"];
                };
            };
        };
    };
    Equipment_SetEquipmentKit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitSet"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentPublic_"];
                };
            };
        };
    };
    Equipment_UpdateEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentUpdate"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentPublic_"];
                };
            };
        };
    };
    Equipment_UpdateEquipmentDefect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefectChange"];
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
                    "application/json": components["schemas"]["Envelope_DefectPublic_"];
                };
            };
        };
    };
    Equipment_UploadEquipmentDefectPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Equipment_UploadEquipmentDefectPhoto"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentFilePublic_"];
                };
            };
        };
    };
    Equipment_UploadEquipmentPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Equipment_UploadEquipmentPhoto"];
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
                    "application/json": components["schemas"]["Envelope_EquipmentFilePublic_"];
                };
            };
        };
    };
    GroupSetting_CheckHolidayCalendarCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_GroupSetting_CheckHolidayCalendarCsv"];
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
                    "application/json": components["schemas"]["Envelope_CalendarCsv_"];
                };
            };
        };
    };
    GroupSetting_CreateGroupSettingAttendanceRecordType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordTypeCreate"];
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
                    "application/json": components["schemas"]["Envelope_RecordTypePublic_"];
                };
            };
        };
    };
    GroupSetting_CreateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayCreate"];
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
                    "application/json": components["schemas"]["Envelope_HolidaySaved_"];
                };
            };
        };
    };
    GroupSetting_DeleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayDelete"];
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
    GroupSetting_DeleteHolidayCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayCalendarRef"];
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
    GroupSetting_DeleteHolidayCalendarDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarDayRef"];
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
    GroupSetting_GetClockRules: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_ClockRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_GetHolidayCalendarDays: {
        parameters: {
            query: {
                holidayCalendarId: string;
                year: number;
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
                    "application/json": components["schemas"]["Envelope_list_CalendarDayPublic__"];
                };
            };
        };
    };
    GroupSetting_GetOpenDayRules: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_OpenDayRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_GetPayrollMapping: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_PayrollMappingPublic_"];
                };
            };
        };
    };
    GroupSetting_GetPayrollNumbers: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_list_PayrollNumberPublic__"];
                };
            };
        };
    };
    GroupSetting_GetRequestRules: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_RequestRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_GroupAttendanceRecordTypes: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_list_RecordTypePublic__"];
                };
            };
        };
    };
    GroupSetting_GroupHolidays: {
        parameters: {
            query?: {
                groupId?: string | null;
                /** @description Left out: this one, on the company's clock */
                year?: number | null;
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
                    "application/json": components["schemas"]["Envelope_list_HolidayPublic__"];
                };
            };
        };
    };
    GroupSetting_ImportHolidayCalendarCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_GroupSetting_ImportHolidayCalendarCsv"];
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
                    "application/json": components["schemas"]["Envelope_CalendarCsv_"];
                };
            };
        };
    };
    GroupSetting_PreviewPayRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRulesPreviewQuery"];
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
                    "application/json": components["schemas"]["Envelope_PayRulesPreview_"];
                };
            };
        };
    };
    GroupSetting_QueryGroupSettingAttendanceRecordTypesByFilter: {
        parameters: {
            query?: {
                groupId?: string | null;
                /** @description Left out: all */
                isArchived?: boolean | null;
                pageCount?: number;
                pageNumber?: number;
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
                    "application/json": components["schemas"]["Envelope_Page_RecordTypePublic__"];
                };
            };
        };
    };
    GroupSetting_QueryHolidayCalendars: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_list_HolidayCalendarPublic__"];
                };
            };
        };
    };
    GroupSetting_QueryLeaveEntitlements: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_list_LeaveEntitlementPublic__"];
                };
            };
        };
    };
    GroupSetting_QueryPayPeriods: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_PayPeriods_"];
                };
            };
        };
    };
    GroupSetting_QueryPayRules: {
        parameters: {
            query?: {
                groupId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_list_PayRulesPublic__"];
                };
            };
        };
    };
    GroupSetting_SetClockRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockRulesSet"];
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
                    "application/json": components["schemas"]["Envelope_ClockRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_SetHolidayCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayCalendarSet"];
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
                    "application/json": components["schemas"]["Envelope_HolidayCalendarPublic_"];
                };
            };
        };
    };
    GroupSetting_SetHolidayCalendarDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarDaySet"];
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
    GroupSetting_SetLeaveEntitlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveEntitlementSet"];
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
                    "application/json": components["schemas"]["Envelope_LeaveEntitlementPublic_"];
                };
            };
        };
    };
    GroupSetting_SetOpenDayRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenDayRulesSet"];
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
                    "application/json": components["schemas"]["Envelope_OpenDayRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_SetPayPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPeriodSet"];
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
                    "application/json": components["schemas"]["Envelope_PayPeriodPublic_"];
                };
            };
        };
    };
    GroupSetting_SetPayrollMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayrollMappingSet"];
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
                    "application/json": components["schemas"]["Envelope_PayrollMappingPublic_"];
                };
            };
        };
    };
    GroupSetting_SetPayrollNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayrollNumbersSet"];
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
                    "application/json": components["schemas"]["Envelope_list_PayrollNumberPublic__"];
                };
            };
        };
    };
    GroupSetting_SetPayRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRulesSet"];
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
                    "application/json": components["schemas"]["Envelope_PayRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_SetRequestRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRulesSet"];
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
                    "application/json": components["schemas"]["Envelope_RequestRulesPublic_"];
                };
            };
        };
    };
    GroupSetting_UpdateGroupSettingAttendanceRecordType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordTypeUpdate"];
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
                    "application/json": components["schemas"]["Envelope_RecordTypePublic_"];
                };
            };
        };
    };
    GroupSetting_UpdateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayUpdate"];
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
                    "application/json": components["schemas"]["Envelope_HolidaySaved_"];
                };
            };
        };
    };
    GroupSetting_WithdrawPayRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRulesWithdraw"];
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
    Kiosk_ChooseKioskPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskPinChoose"];
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
                    "application/json": components["schemas"]["Envelope_KioskDay_"];
                };
            };
        };
    };
    Kiosk_CreateKeptKioskPunch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeptKioskPunchCreate"];
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
                    "application/json": components["schemas"]["Envelope_KeptKioskPunched_"];
                };
            };
        };
    };
    Kiosk_CreateKiosk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskCreate"];
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
                    "application/json": components["schemas"]["Envelope_KioskPairing_"];
                };
            };
        };
    };
    Kiosk_CreateKioskPunch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskPunchCreate"];
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
                    "application/json": components["schemas"]["Envelope_KioskPunched_"];
                };
            };
        };
    };
    Kiosk_GetKioskStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromKiosk"];
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
                    "application/json": components["schemas"]["Envelope_KioskStanding_"];
                };
            };
        };
    };
    Kiosk_GetOwnKioskPin: {
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
                    "application/json": components["schemas"]["Envelope_OwnPinPublic_"];
                };
            };
        };
    };
    Kiosk_GiveKioskPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinGive"];
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
                    "application/json": components["schemas"]["Envelope_PinGiven_"];
                };
            };
        };
    };
    Kiosk_IdentifyAtKiosk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromPerson"];
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
                    "application/json": components["schemas"]["Envelope_KioskDay_"];
                };
            };
        };
    };
    Kiosk_PairKiosk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskPair"];
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
                    "application/json": components["schemas"]["Envelope_KioskStanding_"];
                };
            };
        };
    };
    Kiosk_QueryKiosks: {
        parameters: {
            query?: {
                pageCount?: number;
                pageNumber?: number;
                /** @description Left out: of all */
                projectId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_KioskPublic__"];
                };
            };
        };
    };
    Kiosk_QueryUncountedKioskPresses: {
        parameters: {
            query?: {
                pageCount?: number;
                pageNumber?: number;
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
                    "application/json": components["schemas"]["Envelope_Page_UncountedKioskPressPublic__"];
                };
            };
        };
    };
    Kiosk_ReplaceKioskCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskRef"];
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
                    "application/json": components["schemas"]["Envelope_KioskPairing_"];
                };
            };
        };
    };
    Kiosk_RevokeKiosk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KioskRef"];
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
    Kiosk_SetOwnKioskPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPinSet"];
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
                    "application/json": components["schemas"]["Envelope_OwnPinPublic_"];
                };
            };
        };
    };
    SiteCode_GetSiteByCode: {
        parameters: {
            query: {
                /** @description As it was scanned or typed */
                code: string;
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
                    "application/json": components["schemas"]["Envelope_SiteByCode_"];
                };
            };
        };
    };
    SiteCode_GetSiteCard: {
        parameters: {
            query: {
                /** @description As it was scanned or typed */
                code: string;
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
                    "application/json": components["schemas"]["Envelope_SiteCard_"];
                };
            };
        };
    };
    SiteCode_GetSiteCode: {
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
                    "application/json": components["schemas"]["Envelope_SiteCodeOfProject_"];
                };
            };
        };
    };
    SiteCode_PrintSiteCode: {
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
            /** @description A sheet of A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
        };
    };
    SiteCode_RenewSiteCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCodeRenew"];
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
                    "application/json": components["schemas"]["Envelope_SiteCodePublic_"];
                };
            };
        };
    };
    SiteCode_RevokeSiteCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCodeRevoke"];
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
    TimeSheet_AdjustLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveAdjust"];
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
                    "application/json": components["schemas"]["Envelope_LeaveAccount_"];
                };
            };
        };
    };
    TimeSheet_ApprovePeriodSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetsApprove"];
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
                    "application/json": components["schemas"]["Envelope_SheetApprovals_"];
                };
            };
        };
    };
    TimeSheet_CheckLeaveBalancesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_TimeSheet_CheckLeaveBalancesCsv"];
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
                    "application/json": components["schemas"]["Envelope_OpeningCsv_"];
                };
            };
        };
    };
    TimeSheet_CheckPayroll: {
        parameters: {
            query: {
                firstDate: string;
                groupId?: string | null;
                lastDate: string;
                projectId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_PayrollCheck_"];
                };
            };
        };
    };
    TimeSheet_CreateAttendanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRecordCreate"];
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
                    "application/json": components["schemas"]["Envelope_AttendanceRecordDetail_"];
                };
            };
        };
    };
    TimeSheet_CreateCrewPunches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewPunchesCreate"];
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
                    "application/json": components["schemas"]["Envelope_PunchVerdicts_"];
                };
            };
        };
    };
    TimeSheet_DeleteApproverAbsence: {
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
    TimeSheet_DeleteAttendanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRecordDelete"];
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
    TimeSheet_ExportHours: {
        parameters: {
            query: {
                firstDate: string;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                groupId?: string | null;
                lastDate: string;
                projectId?: string | null;
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
    TimeSheet_ExportPayroll: {
        parameters: {
            query: {
                firstDate: string;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                groupId?: string | null;
                lastDate: string;
                projectId?: string | null;
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
    TimeSheet_GetApproverAbsence: {
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
    TimeSheet_GetAttendanceRecordDetail: {
        parameters: {
            query: {
                AttendanceRecordId: string;
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
                    "application/json": components["schemas"]["Envelope_AttendanceRecordDetail_"];
                };
            };
        };
    };
    TimeSheet_GetAttendanceRecordRequestDetail: {
        parameters: {
            query: {
                attendanceRecordRequestId: string;
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
                    "application/json": components["schemas"]["Envelope_AttendanceRequestPublic_"];
                };
            };
        };
    };
    TimeSheet_GetCrew: {
        parameters: {
            query: {
                pageCount?: number;
                pageNumber?: number;
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
                    "application/json": components["schemas"]["Envelope_CrewPublic_"];
                };
            };
        };
    };
    TimeSheet_GetLeaveAccount: {
        parameters: {
            query: {
                /** @description Where the caller manages them */
                projectId: string;
                userId: string;
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
                    "application/json": components["schemas"]["Envelope_LeaveAccount_"];
                };
            };
        };
    };
    TimeSheet_GetSheetPay: {
        parameters: {
            query: {
                /** @description Of the sheet */
                firstDate: string;
                /** @description As it would have been paid then; left out: by all that is known */
                knownAt?: string | null;
                projectId: string;
                userId: string;
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
                    "application/json": components["schemas"]["Envelope_SheetPay_"];
                };
            };
        };
    };
    TimeSheet_ImportLeaveBalancesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_TimeSheet_ImportLeaveBalancesCsv"];
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
                    "application/json": components["schemas"]["Envelope_OpeningCsv_"];
                };
            };
        };
    };
    TimeSheet_OpenPeriodSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetOpen"];
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
    TimeSheet_QueryAttendanceRecordRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestsQuery"];
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
                    "application/json": components["schemas"]["Envelope_RequestPage_"];
                };
            };
        };
    };
    TimeSheet_QueryLeaveBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveBalancesQuery"];
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
                    "application/json": components["schemas"]["Envelope_PersonBalancesPage_"];
                };
            };
        };
    };
    TimeSheet_QueryPeriodSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetsQuery"];
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
                    "application/json": components["schemas"]["Envelope_SheetPage_"];
                };
            };
        };
    };
    TimeSheet_QueryTimeSheetGrid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SummaryQuery"];
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
                    "application/json": components["schemas"]["Envelope_GridPage_"];
                };
            };
        };
    };
    TimeSheet_QueryTimeSheetManagerSummaryWithPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SummaryQuery"];
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
                    "application/json": components["schemas"]["Envelope_SummaryPage_"];
                };
            };
        };
    };
    TimeSheet_QueryUserAttendanceRecordsByFilterReturnViewModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRecordsQuery"];
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
                    "application/json": components["schemas"]["Envelope_RecordPage_"];
                };
            };
        };
    };
    TimeSheet_ReplyAttendanceRecordRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestsReply"];
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
                    "application/json": components["schemas"]["Envelope_RequestReplies_"];
                };
            };
        };
    };
    TimeSheet_SetApproverAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceSet"];
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
    TimeSheet_SetLeaveStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveStartSet"];
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
                    "application/json": components["schemas"]["Envelope_LeaveAccount_"];
                };
            };
        };
    };
    TimeSheet_UpdateAttendanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRecordUpdate"];
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
                    "application/json": components["schemas"]["Envelope_AttendanceRecordDetail_"];
                };
            };
        };
    };
    TimeSheet_UploadCrewPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_TimeSheet_UploadCrewPhoto"];
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
                    "application/json": components["schemas"]["Envelope_list_PunchPhotoPublic__"];
                };
            };
        };
    };
    Track_GetTrackOptions: {
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
                    "application/json": components["schemas"]["Envelope_TrackOptions_"];
                };
            };
        };
    };
    Track_LookAtPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionsLook"];
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
                    "application/json": components["schemas"]["Envelope_TrackPositions_"];
                };
            };
        };
    };
    Track_QuerySelfPositionLooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionLooksQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_PositionLookPublic__"];
                };
            };
        };
    };
    Track_QueryTrackEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackEquipmentQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_TrackEquipment__"];
                };
            };
        };
    };
    Track_QueryTrackPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackPeopleQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_TrackPerson__"];
                };
            };
        };
    };
    Track_QueryTrackProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackProjectsQuery"];
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
                    "application/json": components["schemas"]["Envelope_Page_TrackProject__"];
                };
            };
        };
    };
    _files_attendance: {
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
        "attendance": Models;
    }
}
