// Generated from gateway/openapi/forms.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export interface paths {
    "/api/ChoiceList/ArchiveChoiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive Choice List
         * @description Forms that were published with it go on; none is published with it any more.
         */
        put: operations["ChoiceList_ArchiveChoiceList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/CheckChoicesFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Choices File
         * @description What `ImportChoicesFile` would do with it, row by row.
         */
        post: operations["ChoiceList_CheckChoicesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/CreateChoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Choice */
        post: operations["ChoiceList_CreateChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/CreateChoiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Choice List */
        post: operations["ChoiceList_CreateChoiceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/ExportChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Choices
         * @description All items, archived ones among them; `ImportChoicesFile` reads it again.
         */
        get: operations["ChoiceList_ExportChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/GetChoiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Choice List */
        get: operations["ChoiceList_GetChoiceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/ImportChoicesFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import Choices File */
        post: operations["ChoiceList_ImportChoicesFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/QueryChoiceLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Choice Lists
         * @description The company's lists, by name.
         */
        get: operations["ChoiceList_QueryChoiceLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/QueryChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Choices
         * @description Items of a list in its order: those whose label or code says it, that lie under one of `parentIds`.
         */
        get: operations["ChoiceList_QueryChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/UnarchiveChoiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Unarchive Choice List */
        put: operations["ChoiceList_UnarchiveChoiceList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/UpdateChoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Choice
         * @description Submissions that chose it say what it was called then.
         */
        put: operations["ChoiceList_UpdateChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ChoiceList/UpdateChoiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Choice List */
        put: operations["ChoiceList_UpdateChoiceList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Form Collections
         * @description The company's library, by name: whole forms, or blocks.
         */
        get: operations["FormCollection_Query"];
        put?: never;
        /**
         * Create Form Collection
         * @description Everybody who makes templates then finds it, with its teams and the addresses that its mails go to.
         */
        post: operations["FormCollection_Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection/{formCollectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Collection
         * @description What is left out stays as it is.
         */
        put: operations["FormCollection_Update"];
        post?: never;
        /**
         * Delete Form Collection
         * @description Templates that began with it stay.
         */
        delete: operations["FormCollection_Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection/{formCollectionId}/Duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate Form Collection */
        post: operations["FormCollection_Duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection/Categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Collection Categories */
        get: operations["FormCollection_Categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection/Export/{formCollectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Form Collection */
        get: operations["FormCollection_Export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormCollection/Workflow/{formCollectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Form Collection Workflow
         * @description Pages, workflow and settings of an entry.
         */
        get: operations["FormCollection_Workflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/AssignFormCollectionPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign Form Collection Photos
         * @description The cover of an entry, among the pictures that its form shows.
         */
        post: operations["FormFiles_AssignFormCollectionPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/DeleteResources": {
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
         * Delete Resources
         * @description Pictures that a form does not show, and no version of it ever did.
         */
        delete: operations["FormFiles_DeleteResources"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/Photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Photos
         * @description By ids with commas between; those the caller may not see are left out.
         */
        get: operations["FormFiles_Photos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/Photos/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Template Photos
         * @description By ids with commas between, of one form; those that it does not have are left out.
         */
        get: operations["FormFiles_GetTemplatePhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/UploadResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Resources
         * @description A file for a field of the current step; `SaveStep` then puts it into the field's value.
         */
        post: operations["FormFiles_UploadResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormFiles/UploadResources/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Template Resources
         * @description A picture for the form itself; `UpdateFormBody` then puts it into a field's setting.
         */
        post: operations["FormFiles_UploadTemplateResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/Another": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Another
         * @description Of who has submitted what they started with that pass: for as long as it counts they prove nothing
         *     again.
         */
        post: operations["FormStartLink_Another"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/CreateStartLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Start Link
         * @description Whoever has it starts submissions of the form in that project, without an account.
         */
        post: operations["FormStartLink_CreateStartLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/Open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Start Link
         * @description What a link with a PIN is for. `Verify` asks the PIN again: nothing is kept of who gave it.
         */
        post: operations["FormStartLink_Open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/QueryStartLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Start Links
         * @description Of projects that the caller manages, those that were not taken back; what is in a link is told by
         *     nobody.
         */
        get: operations["FormStartLink_QueryStartLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/RevokeStartLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Revoke Start Link
         * @description It opens nothing from the next call on, also for who is just filling in; what was submitted stays.
         */
        put: operations["FormStartLink_RevokeStartLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/Standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Start Link
         * @description Of one with a PIN only that it has one, to who comes without the pass of what they have started.
         */
        get: operations["FormStartLink_Standing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormStartLink/Verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify Start Link
         * @description Who comes, proven by a code that is mailed to them: first without it, then with it, which starts their
         *     submission.
         */
        post: operations["FormStartLink_Verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ActOnFormTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act On Form Templates
         * @description Move, archive, restore or give to projects up to a hundred: each by itself, whatever becomes of the
         *     others. Sent again, what is done stays as it is.
         */
        post: operations["FormTemplate_ActOnFormTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ArchiveFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive Form Template */
        put: operations["FormTemplate_ArchiveFormTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/CreateFormFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Form Folder */
        post: operations["FormTemplate_CreateFormFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/CreateFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Form Template
         * @description A starter, or one empty page and the default workflow, to begin with.
         */
        post: operations["FormTemplate_CreateFormTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/DeleteFormFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Form Folder */
        delete: operations["FormTemplate_DeleteFormFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/DuplicateFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate Form Template */
        post: operations["FormTemplate_DuplicateFormTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ExportFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Form Template
         * @description Of the draft, or of the version with the number. Of a file of ours `ImportFormTemplate` makes the same
         *     form.
         */
        get: operations["FormTemplate_ExportFormTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ExportPublishRehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Publish Rehearsal
         * @description The same, a row for each field of each submission.
         */
        get: operations["FormTemplate_ExportPublishRehearsal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetFormFolders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Form Folders
         * @description By name, in whatever folder they lie.
         */
        get: operations["FormTemplate_GetFormFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetFormPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Form Permissions
         * @description For who edits the template.
         */
        get: operations["FormTemplate_GetFormPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetFormTemplateVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Form Template Version
         * @description Pages, workflow and settings as they were published.
         */
        get: operations["FormTemplate_GetFormTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetFormTemplateVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Template Versions */
        get: operations["FormTemplate_GetFormTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetKeptDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Kept Draft */
        get: operations["FormTemplate_GetKeptDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetKeptDrafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Kept Drafts
         * @description Unpublished drafts of the last days over which something older was restored, the newest first.
         */
        get: operations["FormTemplate_GetKeptDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetPublishProblems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Publish Problems */
        get: operations["FormTemplate_GetPublishProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetPublishRehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Publish Rehearsal
         * @description What the draft makes of the newest 50 submissions, and of 200 more that are in progress.
         */
        get: operations["FormTemplate_GetPublishRehearsal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/GetStarterTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Starter Templates
         * @description Forms of the trade to begin with, in the language of whoever asks.
         */
        get: operations["FormTemplate_GetStarterTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ImportFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Form Template
         * @description A new template of what the file holds. `teams`: JSON, ids of teams by the names that the file has.
         */
        post: operations["FormTemplate_ImportFormTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/PublishFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish Form Template
         * @description Nothing new to publish: the newest version is the answer.
         */
        post: operations["FormTemplate_PublishFormTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/QueryFormTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Form Templates
         * @description With a project: what can be used there, its own templates and those for all projects. With a folder:
         *     what lies in it, and in those below it.
         */
        get: operations["FormTemplate_QueryFormTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/ReadFormFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Form File
         * @description What a file would become, and what of it would not come along. Nothing is made.
         */
        post: operations["FormTemplate_ReadFormFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/RestoreFormTemplateVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore Form Template Version
         * @description As the draft: nothing is published. The draft before stays for some days where no version holds it.
         */
        put: operations["FormTemplate_RestoreFormTemplateVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/UnarchiveFormTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Unarchive Form Template */
        put: operations["FormTemplate_UnarchiveFormTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/UpdateFormFolder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Form Folder */
        put: operations["FormTemplate_UpdateFormFolder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplate/UpdateFormPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Permissions
         * @description By admins, and by who manages all its projects, those before and those after.
         */
        put: operations["FormTemplate_UpdateFormPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/CreateFormCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Form Condition
         * @description The last one of the form: where several say something of a field, later ones win.
         */
        post: operations["FormTemplateSetting_CreateFormCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/DeleteFormConditions": {
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
         * Delete Form Conditions
         * @description All of them or none.
         */
        delete: operations["FormTemplateSetting_DeleteFormConditions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/GetFormBody/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Body */
        get: operations["FormTemplateSetting_GetFormBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/GetFormConditions/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Conditions */
        get: operations["FormTemplateSetting_GetFormConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/GetFormDetail/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Detail */
        get: operations["FormTemplateSetting_GetFormDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Workflow */
        get: operations["FormTemplateSetting_GetFormWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/UpdateFormBody": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Body
         * @description It may be incomplete: only publishing asks for more than a sound structure.
         */
        put: operations["FormTemplateSetting_UpdateFormBody"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/UpdateFormCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Form Condition */
        put: operations["FormTemplateSetting_UpdateFormCondition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/UpdateFormDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Detail
         * @description What is left out stays as it is.
         */
        put: operations["FormTemplateSetting_UpdateFormDetail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FormTemplateSetting/UpdateFormWorkflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Form Workflow */
        put: operations["FormTemplateSetting_UpdateFormWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ActOnSubmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act On Submissions
         * @description Delete, restore, void, take, hand over or press on up to a hundred: each as its own call does it, and
         *     whatever becomes of the others. With the same key again what is done stays done once, and what a part was
         *     away for is tried again.
         */
        post: operations["Submission_ActOnSubmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/AssignStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign Step
         * @description Handed to another of the step's people, or back to all of them: by who has it, the project's managers
         *     and admins.
         */
        put: operations["Submission_AssignStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/CancelExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel Export
         * @description Nothing is left of it, nor of a file that is ready.
         */
        post: operations["Submission_CancelExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/CheckSubmissionsFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Submissions File
         * @description What `ImportSubmissionsFile` would do with it, line by line.
         */
        post: operations["Submission_CheckSubmissionsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ClaimStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim Step
         * @description By one of the step's people: it leaves the others' to-dos. Who has it already has it still.
         */
        post: operations["Submission_ClaimStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/CopyStepData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy Step Data
         * @description What another submission says, into the fields of this step that ask the same.
         */
        post: operations["Submission_CopyStepData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/CreateSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Submission
         * @description A draft, pinned to the template's newest version.
         */
        post: operations["Submission_CreateSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/DeleteSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Submission
         * @description A draft as `DiscardDraft`, what was submitted by admins. It can be restored for thirty days.
         */
        post: operations["Submission_DeleteSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/DiscardDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard Draft
         * @description By who started it and the project's managers. It can be restored for thirty days.
         */
        post: operations["Submission_DiscardDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ExportSubmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Submissions
         * @description The list as filtered, the oldest first. Of one template with all that is entered, a column a field, and
         *     in a workbook a sheet for each table of its form; with `fields` these alone, with `tableFieldId` the lines
         *     of that one.
         */
        get: operations["Submission_ExportSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ExtendValidTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend Valid Time
         * @description By who may do the step that it began with, and why. People are told anew before the new end.
         */
        put: operations["Submission_ExtendValidTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetAssignablePeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Assignable People
         * @description Whom the current step can be handed to; of several that are open at once, `stepId`.
         */
        get: operations["Submission_GetAssignablePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetChangesSinceMyPress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Changes Since My Press
         * @description What others changed since the caller last pressed a button in it, of what they are shown now.
         *     `stepId`: where several steps are open at once, the one to look at.
         */
        get: operations["Submission_GetChangesSinceMyPress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetExportFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Export File
         * @description By who asked for it, as long as they may read no less than then.
         */
        get: operations["Submission_GetExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetExports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Exports
         * @description The caller's own, the newest first: how far they are.
         */
        get: operations["Submission_GetExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetProjectCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Project Counts
         * @description Of each project that has anything open.
         */
        get: operations["Submission_GetProjectCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubForms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Sub Forms
         * @description What was begun in its sub-forms, and in which of them the caller may begin something now. Who reads the
         *     submission is told number and state of each entry, and the rest of those that they may read.
         */
        get: operations["Submission_GetSubForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionBrief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Submission Brief */
        get: operations["Submission_GetSubmissionBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Detail
         * @description `stepId`: where several steps are open at once, the one to look at.
         */
        get: operations["Submission_GetSubmissionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionDiff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Diff
         * @description What another value was entered for from one version, or one step that was submitted
         *     (`submissionProcessId`), to another. The newest version is what is entered now.
         */
        get: operations["Submission_GetSubmissionDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Fields
         * @description What the list of a template's submissions can show as columns, and filter by.
         */
        get: operations["Submission_GetSubmissionFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionFormBody": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Form Body
         * @description The pinned version, empty.
         */
        get: operations["Submission_GetSubmissionFormBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionProcessDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Process Detail
         * @description By the eight digits that people quote, which are unique in their submission; where two that one may
         *     read have the same, the submission is to be named.
         */
        get: operations["Submission_GetSubmissionProcessDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Progress
         * @description The way so far, and the step it is at.
         */
        get: operations["Submission_GetSubmissionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionsFileColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submissions File Columns
         * @description What a file for `ImportSubmissionsFile` may have above its columns.
         */
        get: operations["Submission_GetSubmissionsFileColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Versions
         * @description A, B, C …, the newest first.
         */
        get: operations["Submission_GetSubmissionVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetSubmissionWorkflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Submission Workflow */
        get: operations["Submission_GetSubmissionWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetTemplateTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Template Times
         * @description How long its steps take, and what waits at them.
         */
        get: operations["Submission_GetTemplateTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/GetTodoCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Todo Counts */
        get: operations["Submission_GetTodoCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ImportSubmissionsFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Submissions File
         * @description A draft of each line of a spreadsheet; lines that don't fit are said, and left out.
         */
        post: operations["Submission_ImportSubmissionsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/NoteExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note Export
         * @description Told by a page before it takes the list as a file, with what the list was asked by: the audit log keeps
         *     it, and how many there are.
         */
        post: operations["Submission_NoteExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/QueryDeletedSubmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Deleted Submissions
         * @description Those that the caller may restore, the last deleted first.
         */
        get: operations["Submission_QueryDeletedSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/QueryProjectPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Project People
         * @description Who is on the submission's project, of `teamIds` in any: whom its fields may name that ask for such.
         */
        get: operations["Submission_QueryProjectPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/QuerySubmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Submissions
         * @description `needsAttention`: nobody is there any more to act on it, except who manages its project. `overdue`: its
         *     current step was due. `expirationState`: 0 without a valid time, 1 valid, 2 it ends within 7 days, 3 it
         *     has expired. Sorted by `due` or `validTimeEnd`, what has none comes last. Of one template also with what
         *     stands in `fields`, and as `fieldFilters` ask of them.
         */
        get: operations["Submission_QuerySubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/QueryTodos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Todos
         * @description 1: the three together. 2: my turn. 3: I took part, others are at it. 4: I took part, it is done.
         *     5: of my turn, what nobody else is left for. `for` is asked of what is my turn: of nothing else is told
         *     whose it is.
         */
        get: operations["Submission_QueryTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/RecallStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall Step
         * @description By who submitted the last step, as long as nobody acted since: it is theirs again.
         */
        post: operations["Submission_RecallStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/ReopenSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen Submission
         * @description What is closed goes on from a step that it has been at.
         */
        post: operations["Submission_ReopenSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/RestoreSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore Submission
         * @description By who may delete it: it is as it was, but in no sub-form that was filled or submitted meanwhile.
         */
        post: operations["Submission_RestoreSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/SaveStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save Step
         * @description Field by field. Where a field was saved by somebody else since the revision given, both values are told
         *     and nothing of it is overwritten.
         */
        put: operations["Submission_SaveStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/StartExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Export
         * @description The file of `ExportSubmissions`, made while its caller goes on; the audit log keeps it.
         */
        post: operations["Submission_StartExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/SubmitStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit Step
         * @description Press a button. The values are kept first; where the workflow is not reachable, the same key later
         *     finishes what was begun.
         */
        post: operations["Submission_SubmitStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Submission/VoidSubmission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void Submission
         * @description By the project's managers and admins: it is done, with the outcome “Void”. Nothing of it is deleted.
         */
        post: operations["Submission_VoidSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionComment/CreateSubmissionComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Submission Comment */
        post: operations["SubmissionComment_CreateSubmissionComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionComment/DeleteSubmissionComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Submission Comment */
        delete: operations["SubmissionComment_DeleteSubmissionComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionComment/GetSubmissionComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Submission Comments */
        get: operations["SubmissionComment_GetSubmissionComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionComment/UpdateSubmissionComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Submission Comment */
        put: operations["SubmissionComment_UpdateSubmissionComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Share Link
         * @description Of one with a PIN only that it has one, to who does not come with a pass of it.
         */
        get: operations["SubmissionShareLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/Choices/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Shared Choices
         * @description What a field of the submission offers from its list.
         */
        get: operations["SubmissionShareLink_Choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/CreateShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Share Link
         * @description To the step that the submission is at, by who may act on it.
         */
        post: operations["SubmissionShareLink_CreateShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/FormWorkflow/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Shared Workflow
         * @description Steps and buttons; whom it mails is the company's.
         */
        get: operations["SubmissionShareLink_FormWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/Open/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Share Link
         * @description What a link with a PIN is for. `Verify` asks the PIN again: nothing is kept of who gave it.
         */
        post: operations["SubmissionShareLink_Open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/QueryShareLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query Share Links
         * @description Of submissions that the caller may read, the newest first; what is in a link is told by nobody.
         */
        get: operations["SubmissionShareLink_QueryShareLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/RevokeShareLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Revoke Share Link
         * @description It opens nothing from the next call on; what was submitted by it stays.
         */
        put: operations["SubmissionShareLink_RevokeShareLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SaveStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save Shared Step */
        put: operations["SubmissionShareLink_SaveStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SubmissionDetail/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Shared Detail */
        get: operations["SubmissionShareLink_SubmissionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SubmissionPrerequisites/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Shared Prerequisites */
        get: operations["SubmissionShareLink_SubmissionPrerequisites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SubmissionProcessDetail/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Shared Process Detail */
        get: operations["SubmissionShareLink_SubmissionProcessDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SubmissionProgress/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Shared Progress */
        get: operations["SubmissionShareLink_SubmissionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/SubmitStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit Shared Step */
        post: operations["SubmissionShareLink_SubmitStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/UploadResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload Shared Resources
         * @description As `/api/FormFiles/UploadResources`.
         */
        post: operations["SubmissionShareLink_UploadResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionShareLink/Verify/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify Share Link
         * @description Who comes, proven by a code that is mailed to them: first without it, then with it.
         */
        post: operations["SubmissionShareLink_Verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/CreateFormCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Form Condition
         * @description The last one of the form: where several say something of a field, later ones win.
         */
        post: operations["SubmissionTemplateSetting_CreateFormCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/DeleteFormConditions": {
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
         * Delete Form Conditions
         * @description All of them or none.
         */
        delete: operations["SubmissionTemplateSetting_DeleteFormConditions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/GetFormBody/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Body */
        get: operations["SubmissionTemplateSetting_GetFormBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/GetFormConditions/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Conditions */
        get: operations["SubmissionTemplateSetting_GetFormConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/GetFormDetail/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Detail */
        get: operations["SubmissionTemplateSetting_GetFormDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/GetFormWorkflow/{formTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Form Workflow */
        get: operations["SubmissionTemplateSetting_GetFormWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/UpdateFormBody": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Body
         * @description It may be incomplete: only publishing asks for more than a sound structure.
         */
        put: operations["SubmissionTemplateSetting_UpdateFormBody"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/UpdateFormCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Form Condition */
        put: operations["SubmissionTemplateSetting_UpdateFormCondition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/UpdateFormDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update Form Detail
         * @description What is left out stays as it is.
         */
        put: operations["SubmissionTemplateSetting_UpdateFormDetail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionTemplateSetting/UpdateFormWorkflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Form Workflow */
        put: operations["SubmissionTemplateSetting_UpdateFormWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/forms/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get File */
        get: operations["_files_forms"];
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
        /** ActVerdict */
        ActVerdict: {
            /** Isdone */
            isDone: boolean;
            /** Isretryable */
            isRetryable: boolean;
            /** Message */
            message: string | null;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ArchiveEach */
        ArchiveEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "archive";
        };
        /** AssignEach */
        AssignEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "assign";
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Userid */
            userId: string | null;
        };
        /** Body_ChoiceList_CheckChoicesFile */
        Body_ChoiceList_CheckChoicesFile: {
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /** File */
            file: string;
        };
        /** Body_ChoiceList_ImportChoicesFile */
        Body_ChoiceList_ImportChoicesFile: {
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /** File */
            file: string;
        };
        /** Body_FormCollection_Update */
        Body_FormCollection_Update: {
            /** About */
            about?: string | null;
            /** Category */
            category?: string | null;
            /** Name */
            name?: string | null;
            /** Photo */
            photo?: string | null;
            /**
             * Removesphoto
             * @default false
             */
            removesPhoto?: boolean;
            /** Revision */
            revision: number;
        };
        /** Body_FormFiles_UploadResources */
        Body_FormFiles_UploadResources: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** File */
            file: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** Body_FormFiles_UploadTemplateResources */
        Body_FormFiles_UploadTemplateResources: {
            /** File */
            file: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
        };
        /** Body_FormTemplate_ImportFormTemplate */
        Body_FormTemplate_ImportFormTemplate: {
            /** File */
            file: string;
            /** Folderid */
            folderId?: string | null;
            /**
             * Foldername
             * @default
             */
            folderName?: string;
            /** Name */
            name: string;
            /** Projectid */
            projectId?: string | null;
            /**
             * Teams
             * @default {}
             */
            teams?: string;
            /** Templateid */
            templateId?: string | null;
        };
        /** Body_FormTemplate_ReadFormFile */
        Body_FormTemplate_ReadFormFile: {
            /** File */
            file: string;
        };
        /** Body_Submission_CheckSubmissionsFile */
        Body_Submission_CheckSubmissionsFile: {
            /** File */
            file: string;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_Submission_ImportSubmissionsFile */
        Body_Submission_ImportSubmissionsFile: {
            /** File */
            file: string;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** Body_SubmissionShareLink_UploadResources */
        Body_SubmissionShareLink_UploadResources: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** File */
            file: string;
            /**
             * Fileid
             * Format: uuid
             */
            fileId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ChangedCell */
        ChangedCell: {
            /**
             * Columnid
             * Format: uuid
             */
            columnId: string;
            /** Columnname */
            columnName: string;
            /** Newvalue */
            newValue: unknown;
            /** Oldvalue */
            oldValue: unknown;
        };
        /** ChangedField */
        ChangedField: {
            /** Changeditems */
            changedItems: components["schemas"]["ChangedItem"][];
            /** Changedrows */
            changedRows: components["schemas"]["ChangedRow"][];
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Fieldname */
            fieldName: string;
            /** Newvalue */
            newValue: unknown;
            /** Oldvalue */
            oldValue: unknown;
            /**
             * Pageid
             * Format: uuid
             */
            pageId: string;
            /** Pagename */
            pageName: string;
            /** Pagenumber */
            pageNumber: number;
        };
        /**
         * ChangedItem
         * @description Of what a field lists: an option, a file, an entry.
         */
        ChangedItem: {
            /**
             * Change
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /** Text */
            text: string;
        };
        /** ChangedRow */
        ChangedRow: {
            /** Cells */
            cells: components["schemas"]["ChangedCell"][];
            /**
             * Change
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            /** Copynumber */
            copyNumber: number;
            /** Number */
            number: number;
            /**
             * Rowid
             * Format: uuid
             */
            rowId: string;
            /** Title */
            title: string;
        };
        /** ChangesSinceMyPress */
        ChangesSinceMyPress: {
            /** Changedfields */
            changedFields: components["schemas"]["FieldChangedSince"][];
            press: components["schemas"]["OwnPress"] | null;
        };
        /** ChoiceCreate */
        ChoiceCreate: {
            /**
             * Choiceid
             * Format: uuid
             */
            choiceId: string;
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /**
             * Code
             * @default
             */
            code?: string;
            /** Label */
            label: string;
            /** Parentid */
            parentId?: string | null;
        };
        /** ChoiceListCreate */
        ChoiceListCreate: {
            /**
             * Bymanagers
             * @default false
             */
            byManagers?: boolean;
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /** Name */
            name: string;
            /** Parentlistid */
            parentListId?: string | null;
        };
        /** ChoiceListPublic */
        ChoiceListPublic: {
            /** Bymanagers */
            byManagers: boolean;
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            createdBy: components["schemas"]["PersonPublic"] | null;
            /** Isarchived */
            isArchived: boolean;
            /** Itemscount */
            itemsCount: number;
            /** Maychange */
            mayChange: boolean;
            /** Maysaywho */
            maySayWho: boolean;
            /** Name */
            name: string;
            /** Parentlistid */
            parentListId: string | null;
            /** Parentlistname */
            parentListName: string;
            /** Revision */
            revision: number;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonPublic"] | null;
        };
        /** ChoiceListRef */
        ChoiceListRef: {
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
        };
        /** ChoiceListUpdate */
        ChoiceListUpdate: {
            /** Bymanagers */
            byManagers?: boolean | null;
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /** Name */
            name: string;
            /** Revision */
            revision: number;
        };
        /** ChoicePublic */
        ChoicePublic: {
            /**
             * Choiceid
             * Format: uuid
             */
            choiceId: string;
            /** Code */
            code: string;
            /** Isarchived */
            isArchived: boolean;
            /** Label */
            label: string;
            /** Parentid */
            parentId: string | null;
            /** Parentlabel */
            parentLabel: string;
            /** Revision */
            revision: number;
        };
        /** ChoiceRow */
        ChoiceRow: {
            /** Code */
            code: string;
            /** Label */
            label: string;
            /** Line */
            line: number;
            /** Message */
            message: string;
            verdict: components["schemas"]["RowVerdict"];
        };
        /** ChoicesRead */
        ChoicesRead: {
            /** Columnsleftout */
            columnsLeftOut: string[];
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
            rows: components["schemas"]["ChoiceRow"][];
        };
        /** ChoiceUpdate */
        ChoiceUpdate: {
            /**
             * Choiceid
             * Format: uuid
             */
            choiceId: string;
            /**
             * Choicelistid
             * Format: uuid
             */
            choiceListId: string;
            /**
             * Code
             * @default
             */
            code?: string;
            /**
             * Isarchived
             * @default false
             */
            isArchived?: boolean;
            /** Label */
            label: string;
            /** Parentid */
            parentId?: string | null;
            /** Revision */
            revision: number;
        };
        /** ChosenSubmission */
        ChosenSubmission: {
            /** Number */
            number: number;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ChosenTeam */
        ChosenTeam: {
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** ClaimEach */
        ClaimEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "claim";
        };
        /** CommentCreate */
        CommentCreate: {
            /** Fieldid */
            fieldId?: string | null;
            /** Mentioneduserids */
            mentionedUserIds?: string[];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Text */
            text: string;
        };
        /** CommentPublic */
        CommentPublic: {
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Editedat */
            editedAt: string | null;
            /** Fieldid */
            fieldId: string | null;
            /** Fieldlabel */
            fieldLabel: string;
            /** Isdeleted */
            isDeleted: boolean;
            /** Maychange */
            mayChange: boolean;
            /** Mentioned */
            mentioned: components["schemas"]["PersonPublic"][];
            /**
             * Submissioncommentid
             * Format: uuid
             */
            submissionCommentId: string;
            /** Text */
            text: string;
        };
        /** CommentRef */
        CommentRef: {
            /**
             * Submissioncommentid
             * Format: uuid
             */
            submissionCommentId: string;
        };
        /** CommentSlice */
        CommentSlice: {
            /** Byfield */
            byField: {
                [key: string]: number;
            };
            /** Comments */
            comments: components["schemas"]["CommentPublic"][];
            /** Maycomment */
            mayComment: boolean;
            /** Next */
            next: string | null;
            /** People */
            people: components["schemas"]["PersonPublic"][];
            /** Total */
            total: number;
        };
        /** CommentUpdate */
        CommentUpdate: {
            /** Mentioneduserids */
            mentionedUserIds?: string[];
            /**
             * Submissioncommentid
             * Format: uuid
             */
            submissionCommentId: string;
            /** Text */
            text: string;
        };
        /** DeletedSubmission */
        DeletedSubmission: {
            /**
             * Deletedat
             * Format: date-time
             */
            deletedAt: string;
            deletedBy: components["schemas"]["PersonPublic"] | null;
            /**
             * Goneat
             * Format: date-time
             */
            goneAt: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Referencenumberstr */
            referenceNumberStr: string;
            state: components["schemas"]["SubmissionState"];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            submitter: components["schemas"]["PersonPublic"] | null;
            /** Templatename */
            templateName: string;
            /** Version */
            version: string;
        };
        /** DeleteEach */
        DeleteEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "delete";
        };
        /** DraftRestored */
        DraftRestored: {
            /** Bodyversion */
            bodyVersion: number;
            /** Detailversion */
            detailVersion: number;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Isformerdraftkept */
            isFormerDraftKept: boolean;
            /** Workflowversion */
            workflowVersion: number;
        };
        /** DraftSaved */
        DraftSaved: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Hasunpublishedchanges */
            hasUnpublishedChanges: boolean;
            /**
             * Savedat
             * Format: date-time
             */
            savedAt: string;
            /** Version */
            version: number;
        };
        /** DrawnWorkflow */
        DrawnWorkflow: {
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
        };
        /**
         * EntryPlace
         * @description Where an entry is begun: in a sub-form of a step that is filled in.
         */
        EntryPlace: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** Envelope[ChangesSinceMyPress] */
        Envelope_ChangesSinceMyPress_: {
            data: components["schemas"]["ChangesSinceMyPress"];
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
        /** Envelope[ChoiceListPublic] */
        Envelope_ChoiceListPublic_: {
            data: components["schemas"]["ChoiceListPublic"];
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
        /** Envelope[ChoicePublic] */
        Envelope_ChoicePublic_: {
            data: components["schemas"]["ChoicePublic"];
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
        /** Envelope[ChoicesRead] */
        Envelope_ChoicesRead_: {
            data: components["schemas"]["ChoicesRead"];
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
        /** Envelope[DraftRestored] */
        Envelope_DraftRestored_: {
            data: components["schemas"]["DraftRestored"];
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
        /** Envelope[DraftSaved] */
        Envelope_DraftSaved_: {
            data: components["schemas"]["DraftSaved"];
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
        /** Envelope[ExportCanceled] */
        Envelope_ExportCanceled_: {
            data: components["schemas"]["ExportCanceled"];
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
        /** Envelope[ExportFile] */
        Envelope_ExportFile_: {
            data: components["schemas"]["ExportFile"];
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
        /** Envelope[ExportJobPublic] */
        Envelope_ExportJobPublic_: {
            data: components["schemas"]["ExportJobPublic"];
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
        /** Envelope[ExportNoted] */
        Envelope_ExportNoted_: {
            data: components["schemas"]["ExportNoted"];
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
        /** Envelope[FilePublic] */
        Envelope_FilePublic_: {
            data: components["schemas"]["FilePublic"];
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
        /** Envelope[FormBodyPublic] */
        Envelope_FormBodyPublic_: {
            data: components["schemas"]["FormBodyPublic"];
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
        /** Envelope[FormCollectionBrief] */
        Envelope_FormCollectionBrief_: {
            data: components["schemas"]["FormCollectionBrief"];
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
        /** Envelope[FormCollectionPublic] */
        Envelope_FormCollectionPublic_: {
            data: components["schemas"]["FormCollectionPublic"];
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
        /** Envelope[FormConditionsPublic] */
        Envelope_FormConditionsPublic_: {
            data: components["schemas"]["FormConditionsPublic"];
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
        /** Envelope[FormDetailPublic] */
        Envelope_FormDetailPublic_: {
            data: components["schemas"]["FormDetailPublic"];
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
        /** Envelope[FormFileRead] */
        Envelope_FormFileRead_: {
            data: components["schemas"]["FormFileRead"];
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
        /** Envelope[FormPermissions] */
        Envelope_FormPermissions_: {
            data: components["schemas"]["FormPermissions"];
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
        /** Envelope[FormVersionPublic] */
        Envelope_FormVersionPublic_: {
            data: components["schemas"]["FormVersionPublic"];
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
        /** Envelope[FormWorkflowPublic] */
        Envelope_FormWorkflowPublic_: {
            data: components["schemas"]["FormWorkflowPublic"];
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
        /** Envelope[list[ExportJobPublic]] */
        Envelope_list_ExportJobPublic__: {
            /** Data */
            data: components["schemas"]["ExportJobPublic"][];
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
        /** Envelope[list[FieldColumn]] */
        Envelope_list_FieldColumn__: {
            /** Data */
            data: components["schemas"]["FieldColumn"][];
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
        /** Envelope[list[FilePublic]] */
        Envelope_list_FilePublic__: {
            /** Data */
            data: components["schemas"]["FilePublic"][];
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
        /** Envelope[list[FolderPublic]] */
        Envelope_list_FolderPublic__: {
            /** Data */
            data: components["schemas"]["FolderPublic"][];
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
        /** Envelope[list[KeptDraftBrief]] */
        Envelope_list_KeptDraftBrief__: {
            /** Data */
            data: components["schemas"]["KeptDraftBrief"][];
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
        /** Envelope[list[PersonPublic]] */
        Envelope_list_PersonPublic__: {
            /** Data */
            data: components["schemas"]["PersonPublic"][];
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
        /** Envelope[list[ProjectCounts]] */
        Envelope_list_ProjectCounts__: {
            /** Data */
            data: components["schemas"]["ProjectCounts"][];
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
        /** Envelope[list[StarterTemplate]] */
        Envelope_list_StarterTemplate__: {
            /** Data */
            data: components["schemas"]["StarterTemplate"][];
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
        /** Envelope[list[str]] */
        Envelope_list_str__: {
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
        /** Envelope[list[SubFormPublic]] */
        Envelope_list_SubFormPublic__: {
            /** Data */
            data: components["schemas"]["SubFormPublic"][];
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
        /** Envelope[list[SubmissionVersion]] */
        Envelope_list_SubmissionVersion__: {
            /** Data */
            data: components["schemas"]["SubmissionVersion"][];
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
        /** Envelope[list[TemplateFilePublic]] */
        Envelope_list_TemplateFilePublic__: {
            /** Data */
            data: components["schemas"]["TemplateFilePublic"][];
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
        /** Envelope[ManyActed] */
        Envelope_ManyActed_: {
            data: components["schemas"]["ManyActed"];
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
        /** Envelope[Page[ChoiceListPublic]] */
        Envelope_Page_ChoiceListPublic__: {
            data: components["schemas"]["Page_ChoiceListPublic_"];
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
        /** Envelope[Page[ChoicePublic]] */
        Envelope_Page_ChoicePublic__: {
            data: components["schemas"]["Page_ChoicePublic_"];
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
        /** Envelope[Page[DeletedSubmission]] */
        Envelope_Page_DeletedSubmission__: {
            data: components["schemas"]["Page_DeletedSubmission_"];
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
        /** Envelope[Page[FormCollectionBrief]] */
        Envelope_Page_FormCollectionBrief__: {
            data: components["schemas"]["Page_FormCollectionBrief_"];
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
        /** Envelope[Page[PersonPublic]] */
        Envelope_Page_PersonPublic__: {
            data: components["schemas"]["Page_PersonPublic_"];
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
        /** Envelope[Page[ShareLinkPublic]] */
        Envelope_Page_ShareLinkPublic__: {
            data: components["schemas"]["Page_ShareLinkPublic_"];
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
        /** Envelope[Page[StartLinkPublic]] */
        Envelope_Page_StartLinkPublic__: {
            data: components["schemas"]["Page_StartLinkPublic_"];
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
        /** Envelope[Page[SubmissionBrief]] */
        Envelope_Page_SubmissionBrief__: {
            data: components["schemas"]["Page_SubmissionBrief_"];
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
        /** Envelope[Page[TemplateBrief]] */
        Envelope_Page_TemplateBrief__: {
            data: components["schemas"]["Page_TemplateBrief_"];
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
        /** Envelope[Page[TemplateVersionBrief]] */
        Envelope_Page_TemplateVersionBrief__: {
            data: components["schemas"]["Page_TemplateVersionBrief_"];
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
        /** Envelope[PublishProblems] */
        Envelope_PublishProblems_: {
            data: components["schemas"]["PublishProblems"];
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
        /** Envelope[PublishRehearsal] */
        Envelope_PublishRehearsal_: {
            data: components["schemas"]["PublishRehearsal"];
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
        /** Envelope[ResourcesDeleted] */
        Envelope_ResourcesDeleted_: {
            data: components["schemas"]["ResourcesDeleted"];
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
        /** Envelope[ShareLinkPublic] */
        Envelope_ShareLinkPublic_: {
            data: components["schemas"]["ShareLinkPublic"];
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
        /** Envelope[SharePrerequisites] */
        Envelope_SharePrerequisites_: {
            data: components["schemas"]["SharePrerequisites"];
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
        /** Envelope[ShareStanding] */
        Envelope_ShareStanding_: {
            data: components["schemas"]["ShareStanding"];
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
        /** Envelope[ShareVerified] */
        Envelope_ShareVerified_: {
            data: components["schemas"]["ShareVerified"];
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
        /** Envelope[StartLinkPublic] */
        Envelope_StartLinkPublic_: {
            data: components["schemas"]["StartLinkPublic"];
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
        /** Envelope[StartStanding] */
        Envelope_StartStanding_: {
            data: components["schemas"]["StartStanding"];
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
        /** Envelope[StartVerified] */
        Envelope_StartVerified_: {
            data: components["schemas"]["StartVerified"];
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
        /** Envelope[StepAssignee] */
        Envelope_StepAssignee_: {
            data: components["schemas"]["StepAssignee"];
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
        /** Envelope[StepDataCopied] */
        Envelope_StepDataCopied_: {
            data: components["schemas"]["StepDataCopied"];
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
        /** Envelope[StepSaved] */
        Envelope_StepSaved_: {
            data: components["schemas"]["StepSaved"];
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
        /** Envelope[SubmissionBrief] */
        Envelope_SubmissionBrief_: {
            data: components["schemas"]["SubmissionBrief"];
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
        /** Envelope[SubmissionDeleted] */
        Envelope_SubmissionDeleted_: {
            data: components["schemas"]["SubmissionDeleted"];
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
        /** Envelope[SubmissionDetail] */
        Envelope_SubmissionDetail_: {
            data: components["schemas"]["SubmissionDetail"];
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
        /** Envelope[SubmissionDiff] */
        Envelope_SubmissionDiff_: {
            data: components["schemas"]["SubmissionDiff"];
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
        /** Envelope[SubmissionFormBody] */
        Envelope_SubmissionFormBody_: {
            data: components["schemas"]["SubmissionFormBody"];
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
        /** Envelope[SubmissionProcessDetail] */
        Envelope_SubmissionProcessDetail_: {
            data: components["schemas"]["SubmissionProcessDetail"];
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
        /** Envelope[SubmissionProgress] */
        Envelope_SubmissionProgress_: {
            data: components["schemas"]["SubmissionProgress"];
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
        /** Envelope[SubmissionsRead] */
        Envelope_SubmissionsRead_: {
            data: components["schemas"]["SubmissionsRead"];
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
        /** Envelope[SubmissionStanding] */
        Envelope_SubmissionStanding_: {
            data: components["schemas"]["SubmissionStanding"];
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
        /** Envelope[SubmissionValidTime] */
        Envelope_SubmissionValidTime_: {
            data: components["schemas"]["SubmissionValidTime"];
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
        /** Envelope[SubmissionWorkflow] */
        Envelope_SubmissionWorkflow_: {
            data: components["schemas"]["SubmissionWorkflow"];
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
        /** Envelope[TemplateFilePublic] */
        Envelope_TemplateFilePublic_: {
            data: components["schemas"]["TemplateFilePublic"];
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
        /** Envelope[TemplatePublished] */
        Envelope_TemplatePublished_: {
            data: components["schemas"]["TemplatePublished"];
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
        /** Envelope[TemplatesActed] */
        Envelope_TemplatesActed_: {
            data: components["schemas"]["TemplatesActed"];
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
        /** Envelope[TemplateTimes] */
        Envelope_TemplateTimes_: {
            data: components["schemas"]["TemplateTimes"];
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
        /** Envelope[TodoCounts] */
        Envelope_TodoCounts_: {
            data: components["schemas"]["TodoCounts"];
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
        /** ErrorEnvelope */
        ErrorEnvelope: {
            data: components["schemas"]["Problem"];
            /** Errorcode */
            errorCode: number;
            /** Message */
            message: string;
        };
        /**
         * ExpirationState
         * @enum {integer}
         */
        ExpirationState: 0 | 1 | 2 | 3;
        /** ExportCancel */
        ExportCancel: {
            /**
             * Exportid
             * Format: uuid
             */
            exportId: string;
        };
        /** ExportCanceled */
        ExportCanceled: {
            /**
             * Exportid
             * Format: uuid
             */
            exportId: string;
        };
        /** ExportFile */
        ExportFile: {
            /** Name */
            name: string;
            /** Url */
            url: string;
        };
        /** ExportJobPublic */
        ExportJobPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Done */
            done: number;
            /**
             * Exportid
             * Format: uuid
             */
            exportId: string;
            /** Failure */
            failure: string;
            format: components["schemas"]["TableFormat"];
            /**
             * Goneat
             * Format: date-time
             */
            goneAt: string;
            state: components["schemas"]["ExportState"];
            /** Total */
            total: number;
        };
        /** ExportNote */
        ExportNote: {
            /**
             * Count
             * @deprecated
             * @default 0
             */
            count?: number;
            /** Projectid */
            projectId?: string | null;
        };
        /** ExportNoted */
        ExportNoted: {
            /** Count */
            count: number;
        };
        /**
         * ExportState
         * @enum {string}
         */
        ExportState: "waiting" | "making" | "ready" | "failed";
        /** FieldChangedSince */
        FieldChangedSince: {
            /** Changedat */
            changedAt: string | null;
            changedBy: components["schemas"]["PersonPublic"] | null;
            /** Changeditems */
            changedItems: components["schemas"]["ChangedItem"][];
            /** Changedrows */
            changedRows: components["schemas"]["ChangedRow"][];
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Fieldname */
            fieldName: string;
            /** Newvalue */
            newValue: unknown;
            /** Oldvalue */
            oldValue: unknown;
            /**
             * Pageid
             * Format: uuid
             */
            pageId: string;
            /** Pagename */
            pageName: string;
            /** Pagenumber */
            pageNumber: number;
        };
        /**
         * FieldColumn
         * @description A field of a form that a list can show and filter by.
         */
        FieldColumn: {
            /**
             * Compared
             * @enum {string}
             */
            compared: "nothing" | "presence" | "text" | "number" | "day" | "options" | "answer";
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["FieldOption"][];
        };
        /** FieldCopied */
        FieldCopied: {
            /** Bylabel */
            byLabel: boolean;
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Iswhole */
            isWhole: boolean;
            /** Label */
            label: string;
        };
        /** FieldNotCopied */
        FieldNotCopied: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Label */
            label: string;
            /** Message */
            message?: string | null;
            /** Why */
            why: ("noMatch" | "several" | "otherKind") | "stays" | ("entered" | "unfit");
        };
        /** FieldOption */
        FieldOption: {
            /** Label */
            label: string;
            /** Value */
            value: string;
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
        /** FieldRefused */
        FieldRefused: {
            /** Code */
            code: string;
            /** Field */
            field: string;
            /** Message */
            message: string;
        };
        /** FileColumn */
        FileColumn: {
            /** Fieldname */
            fieldName: string | null;
            /** Heading */
            heading: string;
        };
        /** FileLine */
        FileLine: {
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Title */
            title: string;
            verdict: components["schemas"]["LineVerdict"];
        };
        /** FilePublic */
        FilePublic: {
            /** Contenttype */
            contentType: string;
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
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
            uploader: components["schemas"]["PersonPublic"] | null;
            /** Url */
            url: string;
        };
        /** FolderCreate */
        FolderCreate: {
            /**
             * Folderid
             * Format: uuid
             */
            folderId: string;
            /** Name */
            name: string;
            /** Parentfolderid */
            parentFolderId?: string | null;
        };
        /** FolderDelete */
        FolderDelete: {
            /**
             * Folderid
             * Format: uuid
             */
            folderId: string;
            /**
             * Movesup
             * @default false
             */
            movesUp?: boolean;
        };
        /** FolderPublic */
        FolderPublic: {
            /**
             * Folderid
             * Format: uuid
             */
            folderId: string;
            /** Maychange */
            mayChange: boolean;
            /** Name */
            name: string;
            /** Parentfolderid */
            parentFolderId: string | null;
            /** Templatescount */
            templatesCount: number;
        };
        /**
         * FolderUpdate
         * @description What is left out stays.
         */
        FolderUpdate: {
            /**
             * Folderid
             * Format: uuid
             */
            folderId: string;
            /** Name */
            name?: string | null;
            /** Parentfolderid */
            parentFolderId?: string | null;
        };
        /** FormBodyPublic */
        FormBodyPublic: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Version */
            version: number;
        };
        /** FormBodyUpdate */
        FormBodyUpdate: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Version */
            version: number;
        };
        /**
         * FormCollectionBrief
         * @description An entry of the company's library of forms.
         */
        FormCollectionBrief: {
            /** About */
            about: string;
            /** Blockkind */
            blockKind: ("rows" | "pages") | null;
            /** Category */
            category: string;
            createdBy: components["schemas"]["PersonPublic"] | null;
            /** Fieldscount */
            fieldsCount: number;
            /**
             * Formcollectionid
             * Format: uuid
             */
            formCollectionId: string;
            /** Mayedit */
            mayEdit: boolean;
            /** Name */
            name: string;
            /** Photourl */
            photoUrl: string | null;
            /** Projectid */
            projectId?: null;
            /** Revision */
            revision: number;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Uses */
            uses: number;
        };
        /**
         * FormCollectionCreate
         * @description A copy of a template as the caller sees it, or pages and a workflow, or a block: pages alone.
         */
        FormCollectionCreate: {
            /**
             * About
             * @default
             */
            about?: string;
            /** Blockkind */
            blockKind?: ("rows" | "pages") | null;
            /**
             * Category
             * @default
             */
            category?: string;
            /** Formcollectionid */
            formCollectionId?: string | null;
            /** Formtemplateid */
            formTemplateId?: string | null;
            /** Name */
            name: string;
            /** Pages */
            pages?: {
                [key: string]: unknown;
            }[] | null;
            workflow?: components["schemas"]["WorkflowIn"] | null;
        };
        /** FormCollectionDuplicate */
        FormCollectionDuplicate: {
            /** Name */
            name?: string | null;
        };
        /** FormCollectionPhotos */
        FormCollectionPhotos: {
            /**
             * Formcollectionid
             * Format: uuid
             */
            formCollectionId: string;
            /** Photoids */
            photoIds: string[];
        };
        /**
         * FormCollectionPublic
         * @description What an entry holds; a template that begins with it is a copy.
         */
        FormCollectionPublic: {
            detail: components["schemas"]["TemplateDetail"];
            /**
             * Formcollectionid
             * Format: uuid
             */
            formCollectionId: string;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Projectid */
            projectId: null;
            workflow: components["schemas"]["DrawnWorkflow"];
        };
        /**
         * FormConditionSave
         * @description `version` is the body's: conditions are saved with it, and whoever draws at it sees them.
         */
        FormConditionSave: {
            /** Condition */
            condition: {
                [key: string]: unknown;
            };
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Version */
            version: number;
        };
        /** FormConditionsDelete */
        FormConditionsDelete: {
            /** Conditionids */
            conditionIds: string[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Version */
            version: number;
        };
        /**
         * FormConditionsPublic
         * @description In the order in which they count: the last one that holds wins.
         */
        FormConditionsPublic: {
            /** Conditions */
            conditions: {
                [key: string]: unknown;
            }[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Version */
            version: number;
        };
        /** FormDetailPublic */
        FormDetailPublic: {
            /** Bodyversion */
            bodyVersion: number;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Editedby */
            editedBy: string[];
            /** Folderid */
            folderId: string | null;
            /** Foldername */
            folderName: string;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Hasunpublishedchanges */
            hasUnpublishedChanges: boolean;
            /** Isarchived */
            isArchived: boolean;
            /** Isprojectarchived */
            isProjectArchived: boolean;
            /** Isvalidtimeenabled */
            isValidTimeEnabled: boolean;
            /** Mayedit */
            mayEdit: boolean;
            /** Mayfill */
            mayFill: boolean;
            /** Maymanage */
            mayManage: boolean;
            /** Name */
            name: string;
            /** Nextreferencenumber */
            nextReferenceNumber: string;
            /** Projectid */
            projectId: string | null;
            /** Projectids */
            projectIds: string[] | null;
            /** Publishedversion */
            publishedVersion: number | null;
            /** Referencenumberprefix */
            referenceNumberPrefix: string;
            /** Referencenumberstartsfrom */
            referenceNumberStartsFrom: string;
            /** Referencenumbersuffix */
            referenceNumberSuffix: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonPublic"] | null;
            /** Validtimedays */
            validTimeDays: number | null;
            /** Validtimestepid */
            validTimeStepId: string | null;
            /** Version */
            version: number;
            /** Workflowversion */
            workflowVersion: number;
        };
        /** FormDetailUpdate */
        FormDetailUpdate: {
            /** Folderid */
            folderId?: string | null;
            /** Foldername */
            folderName?: string | null;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Isvalidtimeenabled */
            isValidTimeEnabled?: boolean | null;
            /** Name */
            name?: string | null;
            /** Projectid */
            projectId?: string | null;
            /** Referencenumberprefix */
            referenceNumberPrefix?: string | null;
            /** Referencenumberstartsfrom */
            referenceNumberStartsFrom?: string | null;
            /** Referencenumbersuffix */
            referenceNumberSuffix?: string | null;
            /** Validtimedays */
            validTimeDays?: number | null;
            /** Validtimestepid */
            validTimeStepId?: string | null;
            /** Version */
            version: number;
        };
        /**
         * FormFileNote
         * @description Something of the file that the form will not have, or not as it was.
         */
        FormFileNote: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Params */
            params: {
                [key: string]: string | number;
            };
            /** Place */
            place: string;
            /** Subject */
            subject: string;
        };
        /**
         * FormFileRead
         * @description What a file would become. Nothing is made yet.
         */
        FormFileRead: {
            /** Fieldscount */
            fieldsCount: number;
            /** Foldername */
            folderName: string;
            /**
             * Format
             * @enum {string}
             */
            format: "own" | "xlsform" | "surveyjs" | "formio" | "acroform" | "list";
            /** Listnames */
            listNames: string[];
            /** Name */
            name: string;
            /** Notes */
            notes: components["schemas"]["FormFileNote"][];
            /** Notescount */
            notesCount: number;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Picturescount */
            picturesCount: number;
            /** Rulescount */
            rulesCount: number;
            /** Stepnames */
            stepNames: string[];
            /** Teamnames */
            teamNames: string[];
        };
        /**
         * FormFormat
         * @enum {string}
         */
        FormFormat: "own" | "xlsform";
        /**
         * FormPermissions
         * @description Where a template is used, who starts it there and who edits it.
         */
        FormPermissions: {
            /** Editors */
            editors: components["schemas"]["ChosenTeam"][];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Maychange */
            mayChange: boolean;
            /** Projects */
            projects: components["schemas"]["UsedIn"][] | null;
            starters: components["schemas"]["StartersPublic"];
            /** Version */
            version: number;
        };
        /**
         * FormPermissionsUpdate
         * @description What is left out stays as it is.
         */
        FormPermissionsUpdate: {
            /** Editorteamids */
            editorTeamIds?: string[] | null;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Projectids */
            projectIds?: string[] | null;
            starters?: components["schemas"]["Starters"] | null;
            /** Version */
            version: number;
        };
        /**
         * FormVersionPublic
         * @description The whole of a form as it was.
         */
        FormVersionPublic: {
            detail: components["schemas"]["TemplateDetail"];
            /** Direction */
            direction?: ("right" | "down") | null;
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
            /** Number */
            number: number | null;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
        };
        /** FormWorkflowPublic */
        FormWorkflowPublic: {
            /** Direction */
            direction?: ("right" | "down") | null;
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
            /** Version */
            version: number;
        };
        /** FormWorkflowUpdate */
        FormWorkflowUpdate: {
            /** Direction */
            direction?: ("right" | "down") | null;
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
            /** Version */
            version: number;
        };
        /** GiveEach */
        GiveEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "give";
            /** Projectid */
            projectId: string | null;
        };
        /** GiveEachToSeveral */
        GiveEachToSeveral: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "giveToSeveral";
            /** Projectids */
            projectIds: string[];
        };
        /**
         * KeptDraftBrief
         * @description A draft that was never published, over which something older was restored.
         */
        KeptDraftBrief: {
            /** Fieldscount */
            fieldsCount: number;
            /**
             * Keptat
             * Format: date-time
             */
            keptAt: string;
            keptBy: components["schemas"]["PersonPublic"] | null;
            /**
             * Keptdraftid
             * Format: uuid
             */
            keptDraftId: string;
            /**
             * Keptuntil
             * Format: date-time
             */
            keptUntil: string;
            /** Name */
            name: string;
        };
        /**
         * LineVerdict
         * @enum {string}
         */
        LineVerdict: "create" | "invalid";
        /** LongestWaiting */
        LongestWaiting: {
            /** Referencenumber */
            referenceNumber: string;
            /**
             * Since
             * Format: date-time
             */
            since: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ManyAct */
        ManyAct: {
            /** Act */
            act: components["schemas"]["RestoreEach"] | components["schemas"]["DeleteEach"] | components["schemas"]["VoidEach"] | components["schemas"]["ClaimEach"] | components["schemas"]["AssignEach"] | components["schemas"]["PressEach"];
            /** Submissions */
            submissions: components["schemas"]["ChosenSubmission"][];
        };
        /** ManyActed */
        ManyActed: {
            /** Verdicts */
            verdicts: components["schemas"]["ActVerdict"][];
        };
        /**
         * Move
         * @description What moved a submission where no button did. Kept for ever: never rename one.
         * @enum {string}
         */
        Move: "recalled" | "voided" | "reopened";
        /** MoveEach */
        MoveEach: {
            /** Folderid */
            folderId: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
        };
        /**
         * NotAdding
         * @description Why nobody, or not the reader, begins an entry now.
         * @enum {string}
         */
        NotAdding: "notOpen" | "notInUse" | "notYours" | "full";
        /** OpenStep */
        OpenStep: {
            assignee: components["schemas"]["PersonPublic"] | null;
            /** Dueat */
            dueAt: string | null;
            /** Ismyturn */
            isMyTurn: boolean;
            /** Mayact */
            mayAct: boolean;
            /** Mayassign */
            mayAssign: boolean;
            /** Mayclaim */
            mayClaim: boolean;
            pressesItself: components["schemas"]["OverdueButton"] | null;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /** Teams */
            teams: components["schemas"]["TeamName"][];
        };
        /**
         * OpenStepBrief
         * @description One of several steps that are open at once.
         */
        OpenStepBrief: {
            /** Dueat */
            dueAt: string | null;
            /** Ismyturn */
            isMyTurn: boolean;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
        };
        /**
         * OutsiderPublic
         * @description Somebody outside the company, shown where people are.
         */
        OutsiderPublic: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Company */
            company: string;
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
        /**
         * OverdueButton
         * @description One that is pressed by itself.
         */
        OverdueButton: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Name */
            name: string;
        };
        /** OwnPress */
        OwnPress: {
            /** Actionname */
            actionName: string;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Stepname */
            stepName: string;
            /** Submissionprocessid */
            submissionProcessId: string | null;
            /** Version */
            version: string | null;
        };
        /** Page[ChoiceListPublic] */
        Page_ChoiceListPublic_: {
            /** Data */
            data: components["schemas"]["ChoiceListPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[ChoicePublic] */
        Page_ChoicePublic_: {
            /** Data */
            data: components["schemas"]["ChoicePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[DeletedSubmission] */
        Page_DeletedSubmission_: {
            /** Data */
            data: components["schemas"]["DeletedSubmission"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[FormCollectionBrief] */
        Page_FormCollectionBrief_: {
            /** Data */
            data: components["schemas"]["FormCollectionBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[PersonPublic] */
        Page_PersonPublic_: {
            /** Data */
            data: components["schemas"]["PersonPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[ShareLinkPublic] */
        Page_ShareLinkPublic_: {
            /** Data */
            data: components["schemas"]["ShareLinkPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[StartLinkPublic] */
        Page_StartLinkPublic_: {
            /** Data */
            data: components["schemas"]["StartLinkPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[SubmissionBrief] */
        Page_SubmissionBrief_: {
            /** Data */
            data: components["schemas"]["SubmissionBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TemplateBrief] */
        Page_TemplateBrief_: {
            /** Data */
            data: components["schemas"]["TemplateBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TemplateVersionBrief] */
        Page_TemplateVersionBrief_: {
            /** Data */
            data: components["schemas"]["TemplateVersionBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** ParallelPart */
        ParallelPart: {
            /** Dueat */
            dueAt: string | null;
            /** Number */
            number: number | null;
            state: components["schemas"]["PartState"];
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /** Teams */
            teams: components["schemas"]["TeamName"][];
        };
        /**
         * ParallelRound
         * @description Steps that were opened at once, and what became of each: sent back, they are opened anew.
         */
        ParallelRound: {
            /** Isopen */
            isOpen: boolean;
            /** Needed */
            needed: number | null;
            /** Parts */
            parts: components["schemas"]["ParallelPart"][];
            /**
             * Since
             * Format: date-time
             */
            since: string;
        };
        /** ParentPublic */
        ParentPublic: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Referencenumberstr */
            referenceNumberStr: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Templatename */
            templateName: string;
            /** Version */
            version: string;
        };
        /**
         * PartState
         * @enum {string}
         */
        PartState: "open" | "submitted" | "ended";
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
        /** PinGiven */
        PinGiven: {
            /** Pin */
            pin: string;
        };
        /** PressEach */
        PressEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "press";
            position?: components["schemas"]["PressPosition"] | null;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /**
             * Submitactionid
             * Format: uuid
             */
            submitActionId: string;
        };
        /**
         * PressPosition
         * @description Where a device says that it is, asked at the press.
         */
        PressPosition: {
            /** Accuracymeters */
            accuracyMeters: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
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
        /**
         * ProjectCounts
         * @description Of one project, what the caller may read of it.
         */
        ProjectCounts: {
            /** Myturn */
            myTurn: number;
            /** Open */
            open: number;
            /** Overdue */
            overdue: number;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /**
         * PublishProblem
         * @description What keeps a template from being published. `params` fill the text of the code in any language.
         */
        PublishProblem: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Params */
            params: {
                [key: string]: string | number;
            };
            /** Subjectid */
            subjectId: string;
        };
        /** PublishProblems */
        PublishProblems: {
            /** Areallcasestried */
            areAllCasesTried: boolean;
            /** Bodyversion */
            bodyVersion: number;
            /** Detailversion */
            detailVersion: number;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Problems */
            problems: components["schemas"]["PublishProblem"][];
            /** Workflowversion */
            workflowVersion: number;
        };
        /** PublishRehearsal */
        PublishRehearsal: {
            /** Findings */
            findings: components["schemas"]["RehearsalFinding"][];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Inprogress */
            inProgress: number;
            /** Lookedat */
            lookedAt: number;
        };
        /**
         * RehearsalFinding
         * @description What the draft makes of one field, in all submissions in which it does.
         */
        RehearsalFinding: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Fieldname */
            fieldName: string;
            /**
             * Matter
             * @enum {string}
             */
            matter: "gone" | "doesNotFit" | "hidden" | "calculated" | "required";
            /** Submissions */
            submissions: components["schemas"]["RehearsedSubmission"][];
            /** Submissionscount */
            submissionsCount: number;
        };
        /** RehearsedSubmission */
        RehearsedSubmission: {
            /** After */
            after: string;
            /** Before */
            before: string;
            /** Referencenumberstr */
            referenceNumberStr: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ResourcesDelete */
        ResourcesDelete: {
            /** Fileids */
            fileIds: string[];
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
        };
        /** ResourcesDeleted */
        ResourcesDeleted: {
            /** Fileids */
            fileIds: string[];
        };
        /** RestoreEach */
        RestoreEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "restore";
        };
        /**
         * RowVerdict
         * @enum {string}
         */
        RowVerdict: "create" | "exists" | "duplicate" | "invalid";
        /**
         * SaveConflict
         * @description Somebody saved another value since. Nothing was overwritten: choose, and save with this revision.
         */
        SaveConflict: {
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /** Revision */
            revision: number;
            /**
             * Savedat
             * Format: date-time
             */
            savedAt: string;
            savedBy: components["schemas"]["PersonPublic"] | null;
            /** Sentvalue */
            sentValue: unknown;
            /** Value */
            value: unknown;
        };
        /** SentBack */
        SentBack: {
            /** Actionname */
            actionName: string;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Beganversion */
            beganVersion: string | null;
            by: components["schemas"]["PersonPublic"] | null;
            /** Byitself */
            byItself: boolean;
            /** Fromstepname */
            fromStepName: string;
            move: components["schemas"]["Move"] | null;
            /** Reason */
            reason: string;
        };
        /** ShareLinkCreate */
        ShareLinkCreate: {
            /** Expiresat */
            expiresAt?: string | null;
            /** Mostuses */
            mostUses?: number | null;
            /** Pin */
            pin?: string | null;
            /** Secret */
            secret: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** ShareLinkPublic */
        ShareLinkPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            createdBy: components["schemas"]["PersonPublic"] | null;
            /** Expiresat */
            expiresAt: string | null;
            /** Haspin */
            hasPin: boolean;
            /** Isrevoked */
            isRevoked: boolean;
            /** Mostuses */
            mostUses: number | null;
            /**
             * Sharelinkid
             * Format: uuid
             */
            shareLinkId: string;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Uses */
            uses: number;
        };
        /** ShareLinkRevoke */
        ShareLinkRevoke: {
            /**
             * Sharelinkid
             * Format: uuid
             */
            shareLinkId: string;
        };
        /**
         * SharePrerequisites
         * @description What stands between who opened the link and a press.
         */
        SharePrerequisites: {
            /** Company */
            company: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Isstepcurrent */
            isStepCurrent: boolean;
            /** Mayact */
            mayAct: boolean;
            /** Missingfieldids */
            missingFieldIds: string[];
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /**
         * ShareStanding
         * @description What a link is for, to who has not proven themselves yet.
         */
        ShareStanding: {
            /** Companyname */
            companyName: string;
            /** Isopen */
            isOpen: boolean;
            /** Needspin */
            needsPin: boolean;
            /** Projectname */
            projectName: string;
            /** Sharedby */
            sharedBy: string;
            /** Stepname */
            stepName: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Templatename */
            templateName: string;
        };
        /** ShareVerified */
        ShareVerified: {
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /** Isverified */
            isVerified: boolean;
        };
        /** ShareVerify */
        ShareVerify: {
            /** Code */
            code?: string | null;
            /**
             * Company
             * @default
             */
            company?: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Pin */
            pin?: string | null;
            /** Token */
            token: string;
        };
        /** SituationPublic */
        SituationPublic: {
            /** Stepids */
            stepIds: string[];
            /** Teamids */
            teamIds: string[];
            /** Today */
            today: string;
            /** Version */
            version: string;
        };
        /** StartAnother */
        StartAnother: {
            /** Token */
            token: string;
        };
        /**
         * StarterKey
         * @enum {string}
         */
        StarterKey: "siteInspection" | "dailyLog" | "toolboxTalk" | "permitToWork" | "materialDelivery" | "concretePour" | "scaffoldCheck" | "requestForInformation" | "incidentReport" | "plantCheck";
        /**
         * Starters
         * @description Besides admins and the project's managers, who do any step.
         */
        Starters: {
            /** Iseveryone */
            isEveryone: boolean;
            /** Roles */
            roles?: ("member" | "manager")[];
            /** Teamids */
            teamIds?: string[];
        };
        /** StartersPublic */
        StartersPublic: {
            /** Iseveryone */
            isEveryone: boolean;
            /** Roles */
            roles: ("member" | "manager")[];
            /** Teams */
            teams: components["schemas"]["ChosenTeam"][];
        };
        /**
         * StarterTemplate
         * @description A form of the trade to start from, in the reader's language.
         */
        StarterTemplate: {
            /** About */
            about: string;
            /** Foldername */
            folderName: string;
            key: components["schemas"]["StarterKey"];
            /** Name */
            name: string;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Stepnames */
            stepNames: string[];
        };
        /** StartLinkCreate */
        StartLinkCreate: {
            /** Expiresat */
            expiresAt?: string | null;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /**
             * Mostaday
             * @default 100
             */
            mostADay?: number;
            /** Mostuses */
            mostUses?: number | null;
            /** Name */
            name: string;
            /** Pin */
            pin?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Secret */
            secret: string;
        };
        /** StartLinkPublic */
        StartLinkPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            createdBy: components["schemas"]["PersonPublic"] | null;
            /** Expiresat */
            expiresAt: string | null;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Haspin */
            hasPin: boolean;
            /** Isrevoked */
            isRevoked: boolean;
            /** Mostaday */
            mostADay: number;
            /** Mostuses */
            mostUses: number | null;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /**
             * Startlinkid
             * Format: uuid
             */
            startLinkId: string;
            /** Uses */
            uses: number;
        };
        /** StartLinkRevoke */
        StartLinkRevoke: {
            /**
             * Startlinkid
             * Format: uuid
             */
            startLinkId: string;
        };
        /**
         * StartStanding
         * @description What a start link is for, to who has not proven themselves yet.
         */
        StartStanding: {
            /** Companycolor */
            companyColor: string;
            /** Companylogo */
            companyLogo: string;
            /** Companyname */
            companyName: string;
            /** Needspin */
            needsPin: boolean;
            /** Projectname */
            projectName: string;
            /** Stepname */
            stepName: string;
            /** Templatename */
            templateName: string;
            whyClosed: components["schemas"]["WhyClosed"] | null;
        };
        /** StartVerified */
        StartVerified: {
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /** Isverified */
            isVerified: boolean;
            /** Submissionid */
            submissionId: string | null;
        };
        /** StartVerify */
        StartVerify: {
            /** Code */
            code?: string | null;
            /**
             * Company
             * @default
             */
            company?: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Pin */
            pin?: string | null;
            /** Token */
            token: string;
        };
        /** StepAction */
        StepAction: {
            /** Asksforreason */
            asksForReason: boolean;
            /** Beginsversion */
            beginsVersion: string | null;
            /** Checksrequiredfields */
            checksRequiredFields: boolean;
            /** Color */
            color: string;
            /** Empties */
            empties: boolean;
            /** Ends */
            ends: boolean;
            /** Goesbackto */
            goesBackTo: string | null;
            /** Name */
            name: string;
            /** Order */
            order: number;
            /**
             * Submitactionid
             * Format: uuid
             */
            submitActionId: string;
            tone: components["schemas"]["Tone"];
        };
        /**
         * StepApproval
         * @description One of several presses that a button needs.
         */
        StepApproval: {
            actedFor: components["schemas"]["PersonPublic"] | null;
            /** Actionname */
            actionName: string;
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"] | null;
            /** Reason */
            reason: string;
            /** Stoodin */
            stoodIn: boolean;
            /**
             * Submitactionid
             * Format: uuid
             */
            submitActionId: string;
        };
        /**
         * StepApprovals
         * @description Of a step whose buttons more than one must press before they go forward.
         */
        StepApprovals: {
            /** Byme */
            byMe: string | null;
            /** Given */
            given: components["schemas"]["StepApproval"][];
            /** Needed */
            needed: number;
        };
        /** StepAssign */
        StepAssign: {
            /** Number */
            number: number;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Stepid */
            stepId?: string | null;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Userid */
            userId: string | null;
        };
        /** StepAssignee */
        StepAssignee: {
            assignee: components["schemas"]["PersonPublic"] | null;
            /** Assigneeuserid */
            assigneeUserId: string | null;
            /** Number */
            number: number;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** StepClaim */
        StepClaim: {
            /** Number */
            number: number;
            /** Stepid */
            stepId?: string | null;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** StepDataCopied */
        StepDataCopied: {
            /** Copied */
            copied: components["schemas"]["FieldCopied"][];
            /** Notcopied */
            notCopied: components["schemas"]["FieldNotCopied"][];
        };
        /** StepDataCopy */
        StepDataCopy: {
            /**
             * Fromsubmissionid
             * Format: uuid
             */
            fromSubmissionId: string;
            /**
             * Replaces
             * @default false
             */
            replaces?: boolean;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /**
         * StepFence
         * @description A step that is submitted on site.
         */
        StepFence: {
            /** Radiusmeters */
            radiusMeters: number;
        };
        /** StepRecall */
        StepRecall: {
            /** Number */
            number: number;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /**
         * StepRecordPublic
         * @description A step somebody submitted, or the one it is at now.
         */
        StepRecordPublic: {
            actedFor: components["schemas"]["PersonPublic"] | null;
            /** Approvals */
            approvals: components["schemas"]["StepApproval"][];
            /** Approvalsneeded */
            approvalsNeeded: number;
            /** Beganversion */
            beganVersion: string | null;
            /** Endedsteps */
            endedSteps: string[];
            /** Enteredby */
            enteredBy: components["schemas"]["PersonPublic"][];
            /** Iscurrent */
            isCurrent: boolean;
            /** Isrevokedstep */
            isRevokedStep: boolean;
            /** Metersfromsite */
            metersFromSite: number | null;
            move: components["schemas"]["Move"] | null;
            /** Number */
            number: number;
            /** Overduesince */
            overdueSince: string | null;
            /** Reason */
            reason: string;
            /** Sentbackto */
            sentBackTo: string | null;
            shareLinkSubmitter: components["schemas"]["OutsiderPublic"] | null;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /** Stoodin */
            stoodIn: boolean;
            /** Submissionprocessid */
            submissionProcessId: string | null;
            /** Submitactionid */
            submitActionId: string | null;
            /** Submitactionname */
            submitActionName: string | null;
            /** Submittedat */
            submittedAt: string | null;
            submitter: components["schemas"]["PersonPublic"] | null;
            /** Takenbranches */
            takenBranches: components["schemas"]["TakenBranch"][];
            /** Teamids */
            teamIds: string[];
            /** Teams */
            teams: components["schemas"]["TeamName"][];
            /** Version */
            version: string;
        };
        /** StepSave */
        StepSave: {
            /**
             * Revisions
             * @default {}
             */
            revisions?: {
                [key: string]: number;
            };
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Values */
            values: {
                [key: string]: unknown;
            };
        };
        /** StepSaved */
        StepSaved: {
            /** Conflicts */
            conflicts: components["schemas"]["SaveConflict"][];
            /** Others */
            others: components["schemas"]["WrittenBy"][];
            /** Refused */
            refused: components["schemas"]["FieldRefused"][];
            /** Revisions */
            revisions: {
                [key: string]: number;
            };
            /**
             * Savedat
             * Format: date-time
             */
            savedAt: string;
        };
        /** StepSubmit */
        StepSubmit: {
            /** Number */
            number?: number | null;
            position?: components["schemas"]["PressPosition"] | null;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Submitactionid
             * Format: uuid
             */
            submitActionId: string;
            /**
             * Values
             * @default {}
             */
            values?: {
                [key: string]: unknown;
            };
        };
        /** StepTimes */
        StepTimes: {
            longestWaiting: components["schemas"]["LongestWaiting"] | null;
            /** Overdue */
            overdue: number;
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /** Submitted */
            submitted: number;
            /** Waiting */
            waiting: number;
            within: components["schemas"]["Within"] | null;
        };
        /** StepToReopen */
        StepToReopen: {
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
        };
        /** SubFormEntry */
        SubFormEntry: {
            /** Created */
            created: string | null;
            /** Referencenumberstr */
            referenceNumberStr: string;
            /**
             * State
             * @enum {string}
             */
            state: "draft" | "ongoing" | "done" | "voided";
            /** Submissionid */
            submissionId: string | null;
            /** Submittedat */
            submittedAt: string | null;
            submitter: components["schemas"]["PersonPublic"] | null;
            /** Templatename */
            templateName: string;
        };
        /**
         * SubFormPublic
         * @description A sub-form of a submission, with all of its entries: the first one first.
         */
        SubFormPublic: {
            /** Entries */
            entries: components["schemas"]["SubFormEntry"][];
            /**
             * Fieldid
             * Format: uuid
             */
            fieldId: string;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Most */
            most: number;
            notAdding: components["schemas"]["NotAdding"] | null;
            /** Templatename */
            templateName: string;
        };
        /** SubmissionBrief */
        SubmissionBrief: {
            actsFor: components["schemas"]["PersonPublic"] | null;
            /** Approvalsneeded */
            approvalsNeeded: number;
            /** Approvedby */
            approvedBy: components["schemas"]["PersonPublic"][];
            assignee: components["schemas"]["PersonPublic"] | null;
            /** Attentionreason */
            attentionReason: string;
            /**
             * Created
             * Format: date-time
             */
            created: string;
            /** Currentstepid */
            currentStepId: string | null;
            /** Currentstepname */
            currentStepName: string;
            /** Dueat */
            dueAt: string | null;
            expirationState: components["schemas"]["ExpirationState"];
            /** Ismyturn */
            isMyTurn: boolean;
            /** Isnewversion */
            isNewVersion: boolean;
            /** Issentback */
            isSentBack: boolean;
            lastMove: components["schemas"]["Move"] | null;
            /** Mayassign */
            mayAssign: boolean;
            /** Mayclaim */
            mayClaim: boolean;
            /** Maydelete */
            mayDelete: boolean;
            /** Mayvoid */
            mayVoid: boolean;
            /** Needsattention */
            needsAttention: boolean;
            /** Number */
            number: number;
            /** Opensteps */
            openSteps: components["schemas"]["OpenStepBrief"][];
            outcome: components["schemas"]["SubmissionOutcome"] | null;
            pressesItself: components["schemas"]["OverdueButton"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Projectname */
            projectName: string;
            /** Referencenumberstr */
            referenceNumberStr: string;
            state: components["schemas"]["SubmissionState"];
            /**
             * Stepenteredat
             * Format: date-time
             */
            stepEnteredAt: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Submittedat */
            submittedAt: string | null;
            submitter: components["schemas"]["PersonPublic"] | null;
            /**
             * Templateid
             * Format: uuid
             */
            templateId: string;
            /** Templatename */
            templateName: string;
            /** Templateversion */
            templateVersion: number;
            /**
             * Updated
             * Format: date-time
             */
            updated: string;
            /** Validtimeend */
            validTimeEnd: string | null;
            /** Values */
            values: {
                [key: string]: string;
            };
            /** Version */
            version: string;
        };
        /** SubmissionCreate */
        SubmissionCreate: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            parent?: components["schemas"]["EntryPlace"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /**
             * Reopenuntouched
             * @default false
             */
            reopenUntouched?: boolean;
            /** Submissionid */
            submissionId?: string | null;
            /**
             * Values
             * @default {}
             */
            values?: {
                [key: string]: unknown;
            };
        };
        /** SubmissionDelete */
        SubmissionDelete: {
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** SubmissionDeleted */
        SubmissionDeleted: {
            /**
             * Goneat
             * Format: date-time
             */
            goneAt: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** SubmissionDetail */
        SubmissionDetail: {
            actsFor: components["schemas"]["PersonPublic"] | null;
            approvals: components["schemas"]["StepApprovals"] | null;
            /** Assignedat */
            assignedAt: string | null;
            assignedBy: components["schemas"]["PersonPublic"] | null;
            assignee: components["schemas"]["PersonPublic"] | null;
            /** Assignmentreason */
            assignmentReason: string;
            /** Attentionreason */
            attentionReason: string;
            /** Closedat */
            closedAt: string | null;
            /** Companyname */
            companyName: string;
            /**
             * Created
             * Format: date-time
             */
            created: string;
            /** Currentfieldids */
            currentFieldIds: string[];
            /** Currentstepactions */
            currentStepActions: components["schemas"]["StepAction"][];
            /** Currentstepbuttonsalignment */
            currentStepButtonsAlignment: string;
            /** Currentstepid */
            currentStepId: string | null;
            /** Currentstepname */
            currentStepName: string;
            /** Currentstepteams */
            currentStepTeams: components["schemas"]["TeamName"][];
            /** Didanotherstep */
            didAnotherStep: boolean;
            /** Expirationat */
            expirationAt: string | null;
            expirationState: components["schemas"]["ExpirationState"];
            fence: components["schemas"]["StepFence"] | null;
            /** Files */
            files: components["schemas"]["FilePublic"][];
            /** Islaststep */
            isLastStep: boolean;
            /** Ismyturn */
            isMyTurn: boolean;
            lastMove: components["schemas"]["Move"] | null;
            /** Mayact */
            mayAct: boolean;
            /** Mayassign */
            mayAssign: boolean;
            /** Mayclaim */
            mayClaim: boolean;
            /** Maydelete */
            mayDelete: boolean;
            /** Mayextendvalidtime */
            mayExtendValidTime: boolean;
            /** Mayrecall */
            mayRecall: boolean;
            /** Mayvoid */
            mayVoid: boolean;
            /** Needsattention */
            needsAttention: boolean;
            /** Newesttemplateversion */
            newestTemplateVersion: number | null;
            /** Number */
            number: number;
            /** Opensteps */
            openSteps: components["schemas"]["OpenStep"][];
            outcome: components["schemas"]["SubmissionOutcome"] | null;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            parent: components["schemas"]["ParentPublic"] | null;
            /** Photos */
            photos: components["schemas"]["FilePublic"][];
            pressesItself: components["schemas"]["OverdueButton"] | null;
            project: components["schemas"]["SubmissionProject"] | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Referencenumberstr */
            referenceNumberStr: string;
            /** Revisions */
            revisions: {
                [key: string]: number;
            };
            sentBack: components["schemas"]["SentBack"] | null;
            situation: components["schemas"]["SituationPublic"];
            /** Standsin */
            standsIn: boolean;
            state: components["schemas"]["SubmissionState"];
            /**
             * Stepenteredat
             * Format: date-time
             */
            stepEnteredAt: string;
            /** Stepsleftalone */
            stepsLeftAlone: string[];
            /** Stepstoreopen */
            stepsToReopen: components["schemas"]["StepToReopen"][];
            /** Subformsubmissions */
            subformSubmissions: string[];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Submittedat */
            submittedAt: string | null;
            submitter: components["schemas"]["PersonPublic"] | null;
            /** Templatefiles */
            templateFiles: components["schemas"]["TemplateFilePublic"][];
            /**
             * Templateid
             * Format: uuid
             */
            templateId: string;
            /** Templatename */
            templateName: string;
            /** Templateversion */
            templateVersion: number;
            /**
             * Updated
             * Format: date-time
             */
            updated: string;
            /** Validtimeend */
            validTimeEnd: string | null;
            /** Validtimeextensions */
            validTimeExtensions: components["schemas"]["ValidTimeExtended"][];
            /** Validtimestart */
            validTimeStart: string | null;
            validUntilState: components["schemas"]["ValidUntilState"];
            /** Version */
            version: string;
        };
        /** SubmissionDiff */
        SubmissionDiff: {
            /** Changedfields */
            changedFields: components["schemas"]["ChangedField"][];
            /** Fromprocessid */
            fromProcessId: string | null;
            /** Fromversion */
            fromVersion: string;
            /** Haschanges */
            hasChanges: boolean;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Toprocessid */
            toProcessId: string | null;
            /** Toversion */
            toVersion: string;
        };
        /** SubmissionFormBody */
        SubmissionFormBody: {
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Templateid
             * Format: uuid
             */
            templateId: string;
            /** Version */
            version: number;
        };
        /**
         * SubmissionOutcome
         * @description How it ended: the button that was pressed last.
         */
        SubmissionOutcome: {
            /** Name */
            name: string;
            tone: components["schemas"]["Tone"];
        };
        /** SubmissionProcessDetail */
        SubmissionProcessDetail: {
            actedFor: components["schemas"]["PersonPublic"] | null;
            /** Approvals */
            approvals: components["schemas"]["StepApproval"][];
            /** Approvalsneeded */
            approvalsNeeded: number;
            /** Beganversion */
            beganVersion: string | null;
            /** Endedsteps */
            endedSteps: string[];
            /** Enteredby */
            enteredBy: components["schemas"]["PersonPublic"][];
            /** Files */
            files: components["schemas"]["FilePublic"][];
            /** Iscurrent */
            isCurrent: boolean;
            /** Isrevokedstep */
            isRevokedStep: boolean;
            /** Metersfromsite */
            metersFromSite: number | null;
            move: components["schemas"]["Move"] | null;
            /** Number */
            number: number;
            /** Overduesince */
            overdueSince: string | null;
            /** Pages */
            pages: {
                [key: string]: unknown;
            }[];
            /** Reason */
            reason: string;
            /** Sentbackto */
            sentBackTo: string | null;
            shareLinkSubmitter: components["schemas"]["OutsiderPublic"] | null;
            situation: components["schemas"]["SituationPublic"];
            /**
             * Stepid
             * Format: uuid
             */
            stepId: string;
            /** Stepname */
            stepName: string;
            /** Stoodin */
            stoodIn: boolean;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Submissionprocessid */
            submissionProcessId: string | null;
            /** Submitactionid */
            submitActionId: string | null;
            /** Submitactionname */
            submitActionName: string | null;
            /** Submittedat */
            submittedAt: string | null;
            submitter: components["schemas"]["PersonPublic"] | null;
            /** Takenbranches */
            takenBranches: components["schemas"]["TakenBranch"][];
            /** Teamids */
            teamIds: string[];
            /** Teams */
            teams: components["schemas"]["TeamName"][];
            /** Templatefiles */
            templateFiles: components["schemas"]["TemplateFilePublic"][];
            /** Values */
            values: {
                [key: string]: unknown;
            };
            /** Version */
            version: string;
        };
        /** SubmissionProgress */
        SubmissionProgress: {
            /** Currentstepid */
            currentStepId: string | null;
            /** Dueat */
            dueAt: string | null;
            /** Parallel */
            parallel: components["schemas"]["ParallelRound"][];
            /** Reminderssent */
            remindersSent: number;
            state: components["schemas"]["SubmissionState"];
            /**
             * Stepenteredat
             * Format: date-time
             */
            stepEnteredAt: string;
            /** Steps */
            steps: components["schemas"]["StepRecordPublic"][];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Unsentmails */
            unsentMails: components["schemas"]["UnsentMail"][];
        };
        /** SubmissionProject */
        SubmissionProject: {
            /** Address */
            address: string;
            /** Description */
            description: string;
            /** Endson */
            endsOn: string;
            /** Isarchived */
            isArchived: boolean;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Startson */
            startsOn: string;
            /** Timezone */
            timeZone: string;
        };
        /** SubmissionReopen */
        SubmissionReopen: {
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Tostepid
             * Format: uuid
             */
            toStepId: string;
        };
        /** SubmissionRestore */
        SubmissionRestore: {
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /**
         * SubmissionSort
         * @enum {string}
         */
        SubmissionSort: "newest" | "oldest" | "updated" | "due" | "validTimeEnd" | "referenceNumber";
        /** SubmissionsRead */
        SubmissionsRead: {
            /** Columns */
            columns: components["schemas"]["FileColumn"][];
            /** Createcount */
            createCount: number;
            /**
             * Dryrun
             * @description Nothing was written
             */
            dryRun: boolean;
            /** Rows */
            rows: components["schemas"]["FileLine"][];
        };
        /**
         * SubmissionStanding
         * @description Where it stands.
         */
        SubmissionStanding: {
            /** Currentstepid */
            currentStepId: string | null;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Number */
            number: number;
            /** Referencenumberstr */
            referenceNumberStr: string;
            state: components["schemas"]["SubmissionState"];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Templateversion */
            templateVersion: number;
        };
        /**
         * SubmissionState
         * @enum {string}
         */
        SubmissionState: "draft" | "ongoing" | "done";
        /** SubmissionValidTime */
        SubmissionValidTime: {
            expirationState: components["schemas"]["ExpirationState"];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Validtimeend */
            validTimeEnd: string | null;
            /** Validtimestart */
            validTimeStart: string | null;
            validUntilState: components["schemas"]["ValidUntilState"];
        };
        /** SubmissionVersion */
        SubmissionVersion: {
            /**
             * Beganat
             * Format: date-time
             */
            beganAt: string;
            /** Beganatstepname */
            beganAtStepName: string;
            beganBy: components["schemas"]["PersonPublic"] | null;
            /** Iscurrent */
            isCurrent: boolean;
            /** Reason */
            reason: string;
            /** Steps */
            steps: number;
            /** Submissionprocessid */
            submissionProcessId: string | null;
            /** Version */
            version: string;
        };
        /** SubmissionVoid */
        SubmissionVoid: {
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
        };
        /** SubmissionWorkflow */
        SubmissionWorkflow: {
            /** Currentstepid */
            currentStepId: string | null;
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Templateid
             * Format: uuid
             */
            templateId: string;
            /** Version */
            version: number;
        };
        /**
         * TableFormat
         * @enum {string}
         */
        TableFormat: "csv" | "xlsx" | "json";
        /**
         * TakenBranch
         * @description Where values decided which way it went on.
         */
        TakenBranch: {
            /** Conditionname */
            conditionName: string;
            /** When */
            when: {
                [key: string]: unknown;
            } | null;
        };
        /** TeamName */
        TeamName: {
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TemplateArchive */
        TemplateArchive: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
        };
        /** TemplateBrief */
        TemplateBrief: {
            /** Fieldscount */
            fieldsCount: number;
            /** Folderid */
            folderId: string | null;
            /** Foldername */
            folderName: string;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Hasunpublishedchanges */
            hasUnpublishedChanges: boolean;
            /** Isarchived */
            isArchived: boolean;
            /** Mayedit */
            mayEdit: boolean;
            /** Mayfill */
            mayFill: boolean;
            /** Maymanage */
            mayManage: boolean;
            /** Name */
            name: string;
            /** Projectid */
            projectId: string | null;
            /** Projectids */
            projectIds: string[] | null;
            /** Publishedat */
            publishedAt: string | null;
            /** Publishedversion */
            publishedVersion: number | null;
            /** Startedby */
            startedBy: string[];
            /** Startedbyroles */
            startedByRoles: ("member" | "manager")[];
            /** Startprojectids */
            startProjectIds: string[] | null;
            /** Submissionscount */
            submissionsCount: number | null;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonPublic"] | null;
        };
        /** TemplateCreate */
        TemplateCreate: {
            /** Folderid */
            folderId?: string | null;
            /**
             * Foldername
             * @default
             */
            folderName?: string;
            /** Formcollectionid */
            formCollectionId?: string | null;
            /** Name */
            name: string;
            /** Projectid */
            projectId?: string | null;
            starter?: components["schemas"]["StarterKey"] | null;
            /** Templateid */
            templateId?: string | null;
        };
        /**
         * TemplateDetail
         * @description The settings a version keeps.
         */
        TemplateDetail: {
            /** Foldername */
            folderName: string;
            /** Isvalidtimeenabled */
            isValidTimeEnabled: boolean;
            /** Name */
            name: string;
            /** Referencenumberprefix */
            referenceNumberPrefix: string;
            /** Referencenumberstartsfrom */
            referenceNumberStartsFrom: string;
            /** Referencenumbersuffix */
            referenceNumberSuffix: string;
            /** Validtimedays */
            validTimeDays: number | null;
            /** Validtimestepid */
            validTimeStepId: string | null;
        };
        /** TemplateDuplicate */
        TemplateDuplicate: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Name */
            name?: string | null;
            /** Projectid */
            projectId?: string | null;
        };
        /**
         * TemplateFilePublic
         * @description A picture that a form itself shows.
         */
        TemplateFilePublic: {
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
            thumbnailUrl: string;
            /** Url */
            url: string;
        };
        /**
         * TemplatePublish
         * @description The revisions the caller has seen: what somebody else saved since does not go live with them.
         */
        TemplatePublish: {
            /** Bodyversion */
            bodyVersion: number;
            /** Detailversion */
            detailVersion: number;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Workflowversion */
            workflowVersion: number;
        };
        /** TemplatePublished */
        TemplatePublished: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Publishedversion */
            publishedVersion: number;
        };
        /** TemplatesAct */
        TemplatesAct: {
            /** Act */
            act: components["schemas"]["MoveEach"] | components["schemas"]["ArchiveEach"] | components["schemas"]["UnarchiveEach"] | components["schemas"]["GiveEach"] | components["schemas"]["GiveEachToSeveral"];
            /** Formtemplateids */
            formTemplateIds: string[];
        };
        /** TemplatesActed */
        TemplatesActed: {
            /** Verdicts */
            verdicts: components["schemas"]["TemplateVerdict"][];
        };
        /**
         * TemplateSort
         * @description With a minus the other way round; of the same, by name.
         * @enum {string}
         */
        TemplateSort: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "submissionsCount" | "-submissionsCount" | "-startedAt";
        /**
         * TemplateState
         * @enum {string}
         */
        TemplateState: "draft" | "published" | "changed";
        /**
         * TemplateTimes
         * @description Of the submissions of a template that were begun lately and submitted; and what waits now.
         */
        TemplateTimes: {
            /** Closed */
            closed: number;
            /** Iscut */
            isCut: boolean;
            /** Steps */
            steps: components["schemas"]["StepTimes"][];
            /** Submitted */
            submitted: number;
            within: components["schemas"]["Within"] | null;
        };
        /** TemplateVerdict */
        TemplateVerdict: {
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Isdone */
            isDone: boolean;
            /** Isretryable */
            isRetryable: boolean;
            /** Message */
            message: string | null;
        };
        /** TemplateVersionBrief */
        TemplateVersionBrief: {
            /** Fieldscount */
            fieldsCount: number;
            /** Iscurrent */
            isCurrent: boolean;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /**
             * Publishedat
             * Format: date-time
             */
            publishedAt: string;
            publishedBy: components["schemas"]["PersonPublic"] | null;
            /** Submissionscount */
            submissionsCount: number | null;
        };
        /** TodoCounts */
        TodoCounts: {
            /** All */
            all: number;
            /** Done */
            done: number;
            /** Myturn */
            myTurn: number;
            /** Needsattention */
            needsAttention: number;
            /** Ongoing */
            ongoing: number;
        };
        /**
         * TodoFor
         * @description Of what is my turn: whose work it is.
         * @enum {string}
         */
        TodoFor: "me" | "myTeams" | "whoIsAway";
        /**
         * TodoType
         * @enum {integer}
         */
        TodoType: 1 | 2 | 3 | 4 | 5;
        /**
         * Tone
         * @enum {string}
         */
        Tone: "good" | "bad" | "neutral";
        /** UnarchiveEach */
        UnarchiveEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "unarchive";
        };
        /** UnsentMail */
        UnsentMail: {
            /** Email */
            email: string;
            /** Retryat */
            retryAt: string | null;
            why: components["schemas"]["WhyUnsent"];
        };
        /** UsedIn */
        UsedIn: {
            /** Isarchived */
            isArchived: boolean;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ValidTimeExtend */
        ValidTimeExtend: {
            /** Reason */
            reason: string;
            /**
             * Seenend
             * Format: date-time
             */
            seenEnd: string;
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Validtimeend
             * Format: date-time
             */
            validTimeEnd: string;
        };
        /**
         * ValidTimeExtended
         * @description Somebody moved the end of its valid time.
         */
        ValidTimeExtended: {
            actedFor: components["schemas"]["PersonPublic"] | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"] | null;
            /**
             * Endedat
             * Format: date-time
             */
            endedAt: string;
            /**
             * Endsat
             * Format: date-time
             */
            endsAt: string;
            /** Reason */
            reason: string;
        };
        /**
         * ValidUntilState
         * @enum {integer}
         */
        ValidUntilState: 0 | 1 | 2;
        /**
         * VersionRestore
         * @description A version or a kept draft, and the revisions of the draft that the caller has seen: what somebody else
         *     saved since is not replaced.
         */
        VersionRestore: {
            /** Bodyversion */
            bodyVersion: number;
            /** Detailversion */
            detailVersion: number;
            /**
             * Formtemplateid
             * Format: uuid
             */
            formTemplateId: string;
            /** Keptdraftid */
            keptDraftId?: string | null;
            /** Number */
            number?: number | null;
            /** Workflowversion */
            workflowVersion: number;
        };
        /** VoidEach */
        VoidEach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "void";
            /** Reason */
            reason: string;
        };
        /**
         * WhyClosed
         * @enum {string}
         */
        WhyClosed: "notInUse" | "usedUp" | "fullForToday" | "subscriptionEnded";
        /**
         * WhyUnsent
         * @enum {string}
         */
        WhyUnsent: "waitsForConsent" | "overBudget" | "unwanted" | "dropped";
        /**
         * Within
         * @description How long it took, in seconds around the clock.
         */
        Within: {
            /** Half */
            half: number;
            /** Most */
            most: number;
        };
        /** WorkflowIn */
        WorkflowIn: {
            /** Edges */
            edges: {
                [key: string]: unknown;
            }[];
            /** Nodes */
            nodes: {
                [key: string]: unknown;
            }[];
        };
        /** WrittenBy */
        WrittenBy: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            by: components["schemas"]["PersonPublic"];
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
    ChoiceList_ArchiveChoiceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceListRef"];
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
                    "application/json": components["schemas"]["Envelope_ChoiceListPublic_"];
                };
            };
        };
    };
    ChoiceList_CheckChoicesFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_ChoiceList_CheckChoicesFile"];
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
                    "application/json": components["schemas"]["Envelope_ChoicesRead_"];
                };
            };
        };
    };
    ChoiceList_CreateChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceCreate"];
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
                    "application/json": components["schemas"]["Envelope_ChoicePublic_"];
                };
            };
        };
    };
    ChoiceList_CreateChoiceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceListCreate"];
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
                    "application/json": components["schemas"]["Envelope_ChoiceListPublic_"];
                };
            };
        };
    };
    ChoiceList_ExportChoices: {
        parameters: {
            query: {
                choiceListId: string;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
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
    ChoiceList_GetChoiceList: {
        parameters: {
            query: {
                choiceListId: string;
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
                    "application/json": components["schemas"]["Envelope_ChoiceListPublic_"];
                };
            };
        };
    };
    ChoiceList_ImportChoicesFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_ChoiceList_ImportChoicesFile"];
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
                    "application/json": components["schemas"]["Envelope_ChoicesRead_"];
                };
            };
        };
    };
    ChoiceList_QueryChoiceLists: {
        parameters: {
            query?: {
                isArchived?: boolean;
                pageCount?: number;
                pageNumber?: number;
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
                    "application/json": components["schemas"]["Envelope_Page_ChoiceListPublic__"];
                };
            };
        };
    };
    ChoiceList_QueryChoices: {
        parameters: {
            query: {
                choiceListId: string;
                /** @description Left out: all */
                isArchived?: boolean | null;
                pageCount?: number;
                pageNumber?: number;
                parentIds?: string[] | null;
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
                    "application/json": components["schemas"]["Envelope_Page_ChoicePublic__"];
                };
            };
        };
    };
    ChoiceList_UnarchiveChoiceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceListRef"];
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
                    "application/json": components["schemas"]["Envelope_ChoiceListPublic_"];
                };
            };
        };
    };
    ChoiceList_UpdateChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceUpdate"];
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
                    "application/json": components["schemas"]["Envelope_ChoicePublic_"];
                };
            };
        };
    };
    ChoiceList_UpdateChoiceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceListUpdate"];
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
                    "application/json": components["schemas"]["Envelope_ChoiceListPublic_"];
                };
            };
        };
    };
    FormCollection_Query: {
        parameters: {
            query?: {
                blocks?: boolean;
                category?: string;
                pageCount?: number;
                pageNumber?: number;
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
                    "application/json": components["schemas"]["Envelope_Page_FormCollectionBrief__"];
                };
            };
        };
    };
    FormCollection_Create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCollectionCreate"];
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
                    "application/json": components["schemas"]["Envelope_FormCollectionBrief_"];
                };
            };
        };
    };
    FormCollection_Update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formCollectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_FormCollection_Update"];
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
                    "application/json": components["schemas"]["Envelope_FormCollectionBrief_"];
                };
            };
        };
    };
    FormCollection_Delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formCollectionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_NoneType_"];
                };
            };
        };
    };
    FormCollection_Duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formCollectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCollectionDuplicate"];
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
                    "application/json": components["schemas"]["Envelope_FormCollectionBrief_"];
                };
            };
        };
    };
    FormCollection_Categories: {
        parameters: {
            query?: {
                blocks?: boolean;
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
                    "application/json": components["schemas"]["Envelope_list_str__"];
                };
            };
        };
    };
    FormCollection_Export: {
        parameters: {
            query?: {
                format?: components["schemas"]["FormFormat"];
            };
            header?: never;
            path: {
                formCollectionId: string;
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
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    FormCollection_Workflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formCollectionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormCollectionPublic_"];
                };
            };
        };
    };
    FormFiles_AssignFormCollectionPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCollectionPhotos"];
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
                    "application/json": components["schemas"]["Envelope_FormCollectionBrief_"];
                };
            };
        };
    };
    FormFiles_DeleteResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourcesDelete"];
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
                    "application/json": components["schemas"]["Envelope_ResourcesDeleted_"];
                };
            };
        };
    };
    FormFiles_Photos: {
        parameters: {
            query: {
                photoIds: string;
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
                    "application/json": components["schemas"]["Envelope_list_FilePublic__"];
                };
            };
        };
    };
    FormFiles_GetTemplatePhotos: {
        parameters: {
            query: {
                photoIds: string;
            };
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_list_TemplateFilePublic__"];
                };
            };
        };
    };
    FormFiles_UploadResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_FormFiles_UploadResources"];
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
                    "application/json": components["schemas"]["Envelope_FilePublic_"];
                };
            };
        };
    };
    FormFiles_UploadTemplateResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_FormFiles_UploadTemplateResources"];
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
                    "application/json": components["schemas"]["Envelope_TemplateFilePublic_"];
                };
            };
        };
    };
    FormStartLink_Another: {
        parameters: {
            query?: never;
            header: {
                "X-Share-Pass": string;
                "X-Start-Link": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAnother"];
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
                    "application/json": components["schemas"]["Envelope_StartVerified_"];
                };
            };
        };
    };
    FormStartLink_CreateStartLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartLinkCreate"];
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
                    "application/json": components["schemas"]["Envelope_StartLinkPublic_"];
                };
            };
        };
    };
    FormStartLink_Open: {
        parameters: {
            query?: never;
            header: {
                "X-Start-Link": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinGiven"];
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
                    "application/json": components["schemas"]["Envelope_StartStanding_"];
                };
            };
        };
    };
    FormStartLink_QueryStartLinks: {
        parameters: {
            query?: {
                /** @description Left out: of all */
                formTemplateId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_StartLinkPublic__"];
                };
            };
        };
    };
    FormStartLink_RevokeStartLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartLinkRevoke"];
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
    FormStartLink_Standing: {
        parameters: {
            query?: never;
            header: {
                "X-Share-Pass"?: string | null;
                "X-Start-Link": string;
            };
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
                    "application/json": components["schemas"]["Envelope_StartStanding_"];
                };
            };
        };
    };
    FormStartLink_Verify: {
        parameters: {
            query?: never;
            header: {
                "X-Start-Link": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartVerify"];
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
                    "application/json": components["schemas"]["Envelope_StartVerified_"];
                };
            };
        };
    };
    FormTemplate_ActOnFormTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplatesAct"];
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
                    "application/json": components["schemas"]["Envelope_TemplatesActed_"];
                };
            };
        };
    };
    FormTemplate_ArchiveFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateArchive"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplate_CreateFormFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderCreate"];
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
                    "application/json": components["schemas"]["Envelope_list_FolderPublic__"];
                };
            };
        };
    };
    FormTemplate_CreateFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateCreate"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplate_DeleteFormFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderDelete"];
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
                    "application/json": components["schemas"]["Envelope_list_FolderPublic__"];
                };
            };
        };
    };
    FormTemplate_DuplicateFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDuplicate"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplate_ExportFormTemplate: {
        parameters: {
            query: {
                format?: components["schemas"]["FormFormat"];
                formTemplateId: string;
                number?: number | null;
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
                    "application/octet-stream": string;
                };
            };
        };
    };
    FormTemplate_ExportPublishRehearsal: {
        parameters: {
            query: {
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                formTemplateId: string;
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
    FormTemplate_GetFormFolders: {
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
                    "application/json": components["schemas"]["Envelope_list_FolderPublic__"];
                };
            };
        };
    };
    FormTemplate_GetFormPermissions: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_FormPermissions_"];
                };
            };
        };
    };
    FormTemplate_GetFormTemplateVersion: {
        parameters: {
            query: {
                formTemplateId: string;
                number: number;
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
                    "application/json": components["schemas"]["Envelope_FormVersionPublic_"];
                };
            };
        };
    };
    FormTemplate_GetFormTemplateVersions: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_Page_TemplateVersionBrief__"];
                };
            };
        };
    };
    FormTemplate_GetKeptDraft: {
        parameters: {
            query: {
                formTemplateId: string;
                keptDraftId: string;
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
                    "application/json": components["schemas"]["Envelope_FormVersionPublic_"];
                };
            };
        };
    };
    FormTemplate_GetKeptDrafts: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_list_KeptDraftBrief__"];
                };
            };
        };
    };
    FormTemplate_GetPublishProblems: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_PublishProblems_"];
                };
            };
        };
    };
    FormTemplate_GetPublishRehearsal: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_PublishRehearsal_"];
                };
            };
        };
    };
    FormTemplate_GetStarterTemplates: {
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
                    "application/json": components["schemas"]["Envelope_list_StarterTemplate__"];
                };
            };
        };
    };
    FormTemplate_ImportFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_FormTemplate_ImportFormTemplate"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplate_PublishFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplatePublish"];
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
                    "application/json": components["schemas"]["Envelope_TemplatePublished_"];
                };
            };
        };
    };
    FormTemplate_QueryFormTemplates: {
        parameters: {
            query?: {
                folderId?: string | null;
                isArchived?: boolean;
                pageCount?: number;
                pageNumber?: number;
                projectId?: string | null;
                search?: string;
                sort?: components["schemas"]["TemplateSort"];
                state?: components["schemas"]["TemplateState"] | null;
                updatedBy?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_TemplateBrief__"];
                };
            };
        };
    };
    FormTemplate_ReadFormFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_FormTemplate_ReadFormFile"];
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
                    "application/json": components["schemas"]["Envelope_FormFileRead_"];
                };
            };
        };
    };
    FormTemplate_RestoreFormTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionRestore"];
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
                    "application/json": components["schemas"]["Envelope_DraftRestored_"];
                };
            };
        };
    };
    FormTemplate_UnarchiveFormTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateArchive"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplate_UpdateFormFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderUpdate"];
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
                    "application/json": components["schemas"]["Envelope_list_FolderPublic__"];
                };
            };
        };
    };
    FormTemplate_UpdateFormPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormPermissionsUpdate"];
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
                    "application/json": components["schemas"]["Envelope_FormPermissions_"];
                };
            };
        };
    };
    FormTemplateSetting_CreateFormCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionSave"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    FormTemplateSetting_DeleteFormConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionsDelete"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    FormTemplateSetting_GetFormBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormBodyPublic_"];
                };
            };
        };
    };
    FormTemplateSetting_GetFormConditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormConditionsPublic_"];
                };
            };
        };
    };
    FormTemplateSetting_GetFormDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplateSetting_GetFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormWorkflowPublic_"];
                };
            };
        };
    };
    FormTemplateSetting_UpdateFormBody: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormBodyUpdate"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    FormTemplateSetting_UpdateFormCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionSave"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    FormTemplateSetting_UpdateFormDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormDetailUpdate"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    FormTemplateSetting_UpdateFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormWorkflowUpdate"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    Submission_ActOnSubmissions: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyAct"];
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
                    "application/json": components["schemas"]["Envelope_ManyActed_"];
                };
            };
        };
    };
    Submission_AssignStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepAssign"];
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
                    "application/json": components["schemas"]["Envelope_StepAssignee_"];
                };
            };
        };
    };
    Submission_CancelExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCancel"];
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
                    "application/json": components["schemas"]["Envelope_ExportCanceled_"];
                };
            };
        };
    };
    Submission_CheckSubmissionsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Submission_CheckSubmissionsFile"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionsRead_"];
                };
            };
        };
    };
    Submission_ClaimStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepClaim"];
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
                    "application/json": components["schemas"]["Envelope_StepAssignee_"];
                };
            };
        };
    };
    Submission_CopyStepData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepDataCopy"];
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
                    "application/json": components["schemas"]["Envelope_StepDataCopied_"];
                };
            };
        };
    };
    Submission_CreateSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionCreate"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    Submission_DeleteSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionDelete"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionDeleted_"];
                };
            };
        };
    };
    Submission_DiscardDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionDelete"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionDeleted_"];
                };
            };
        };
    };
    Submission_ExportSubmissions: {
        parameters: {
            query?: {
                expirationState?: components["schemas"]["ExpirationState"] | null;
                /** @description JSON: a list of `fieldId` with `contains`, `atLeast`, `atMost` or `anyOf` */
                fieldFilters?: string;
                /** @description Ids with commas between them */
                fields?: string;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                formTemplateId?: string | null;
                needsAttention?: boolean | null;
                overdue?: boolean | null;
                projectId?: string | null;
                search?: string;
                sort?: components["schemas"]["SubmissionSort"];
                state?: components["schemas"]["SubmissionState"] | null;
                /** @description Ids with commas between them */
                submissionIds?: string;
                tableFieldId?: string | null;
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
    Submission_ExtendValidTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidTimeExtend"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionValidTime_"];
                };
            };
        };
    };
    Submission_GetAssignablePeople: {
        parameters: {
            query: {
                stepId?: string | null;
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_list_PersonPublic__"];
                };
            };
        };
    };
    Submission_GetChangesSinceMyPress: {
        parameters: {
            query: {
                stepId?: string | null;
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_ChangesSinceMyPress_"];
                };
            };
        };
    };
    Submission_GetExportFile: {
        parameters: {
            query: {
                exportId: string;
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
                    "application/json": components["schemas"]["Envelope_ExportFile_"];
                };
            };
        };
    };
    Submission_GetExports: {
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
                    "application/json": components["schemas"]["Envelope_list_ExportJobPublic__"];
                };
            };
        };
    };
    Submission_GetProjectCounts: {
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
                    "application/json": components["schemas"]["Envelope_list_ProjectCounts__"];
                };
            };
        };
    };
    Submission_GetSubForms: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_list_SubFormPublic__"];
                };
            };
        };
    };
    Submission_GetSubmissionBrief: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionBrief_"];
                };
            };
        };
    };
    Submission_GetSubmissionDetail: {
        parameters: {
            query: {
                stepId?: string | null;
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionDetail_"];
                };
            };
        };
    };
    Submission_GetSubmissionDiff: {
        parameters: {
            query: {
                fromProcessId?: string | null;
                fromVersion?: string | null;
                submissionId: string;
                toProcessId?: string | null;
                toVersion?: string | null;
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
                    "application/json": components["schemas"]["Envelope_SubmissionDiff_"];
                };
            };
        };
    };
    Submission_GetSubmissionFields: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_list_FieldColumn__"];
                };
            };
        };
    };
    Submission_GetSubmissionFormBody: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionFormBody_"];
                };
            };
        };
    };
    Submission_GetSubmissionProcessDetail: {
        parameters: {
            query: {
                submissionId?: string | null;
                submissionProcessId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionProcessDetail_"];
                };
            };
        };
    };
    Submission_GetSubmissionProgress: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionProgress_"];
                };
            };
        };
    };
    Submission_GetSubmissionsFileColumns: {
        parameters: {
            query: {
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_list_str__"];
                };
            };
        };
    };
    Submission_GetSubmissionVersions: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_list_SubmissionVersion__"];
                };
            };
        };
    };
    Submission_GetSubmissionWorkflow: {
        parameters: {
            query: {
                submissionId: string;
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
                    "application/json": components["schemas"]["Envelope_SubmissionWorkflow_"];
                };
            };
        };
    };
    Submission_GetTemplateTimes: {
        parameters: {
            query: {
                days?: number;
                formTemplateId: string;
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
                    "application/json": components["schemas"]["Envelope_TemplateTimes_"];
                };
            };
        };
    };
    Submission_GetTodoCounts: {
        parameters: {
            query?: {
                for?: components["schemas"]["TodoFor"] | null;
                formTemplateId?: string | null;
                overdue?: boolean;
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
                    "application/json": components["schemas"]["Envelope_TodoCounts_"];
                };
            };
        };
    };
    Submission_ImportSubmissionsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Submission_ImportSubmissionsFile"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionsRead_"];
                };
            };
        };
    };
    Submission_NoteExport: {
        parameters: {
            query?: {
                expirationState?: components["schemas"]["ExpirationState"] | null;
                /** @description JSON: a list of `fieldId` with `contains`, `atLeast`, `atMost` or `anyOf` */
                fieldFilters?: string;
                formTemplateId?: string | null;
                needsAttention?: boolean | null;
                overdue?: boolean | null;
                projectId?: string | null;
                search?: string;
                sort?: components["schemas"]["SubmissionSort"];
                state?: components["schemas"]["SubmissionState"] | null;
                /** @description Ids with commas between them */
                submissionIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportNote"];
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
                    "application/json": components["schemas"]["Envelope_ExportNoted_"];
                };
            };
        };
    };
    Submission_QueryDeletedSubmissions: {
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
                    "application/json": components["schemas"]["Envelope_Page_DeletedSubmission__"];
                };
            };
        };
    };
    Submission_QueryProjectPeople: {
        parameters: {
            query: {
                pageCount?: number;
                pageNumber?: number;
                search?: string;
                submissionId: string;
                teamIds?: string[] | null;
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
                    "application/json": components["schemas"]["Envelope_Page_PersonPublic__"];
                };
            };
        };
    };
    Submission_QuerySubmissions: {
        parameters: {
            query?: {
                expirationState?: components["schemas"]["ExpirationState"] | null;
                /** @description JSON: a list of `fieldId` with `contains`, `atLeast`, `atMost` or `anyOf` */
                fieldFilters?: string;
                /** @description Ids with commas between them */
                fields?: string;
                formTemplateId?: string | null;
                needsAttention?: boolean | null;
                overdue?: boolean | null;
                pageCount?: number;
                pageNumber?: number;
                projectId?: string | null;
                search?: string;
                sort?: components["schemas"]["SubmissionSort"];
                state?: components["schemas"]["SubmissionState"] | null;
                /** @description Ids with commas between them */
                submissionIds?: string;
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
                    "application/json": components["schemas"]["Envelope_Page_SubmissionBrief__"];
                };
            };
        };
    };
    Submission_QueryTodos: {
        parameters: {
            query?: {
                for?: components["schemas"]["TodoFor"] | null;
                formTemplateId?: string | null;
                overdue?: boolean;
                pageCount?: number;
                pageNumber?: number;
                projectId?: string | null;
                type?: components["schemas"]["TodoType"];
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
                    "application/json": components["schemas"]["Envelope_Page_SubmissionBrief__"];
                };
            };
        };
    };
    Submission_RecallStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepRecall"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    Submission_ReopenSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionReopen"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    Submission_RestoreSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionRestore"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    Submission_SaveStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepSave"];
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
                    "application/json": components["schemas"]["Envelope_StepSaved_"];
                };
            };
        };
    };
    Submission_StartExport: {
        parameters: {
            query?: {
                expirationState?: components["schemas"]["ExpirationState"] | null;
                /** @description JSON: a list of `fieldId` with `contains`, `atLeast`, `atMost` or `anyOf` */
                fieldFilters?: string;
                /** @description Ids with commas between them */
                fields?: string;
                format?: components["schemas"]["TableFormat"];
                formTemplateId?: string | null;
                needsAttention?: boolean | null;
                overdue?: boolean | null;
                projectId?: string | null;
                search?: string;
                sort?: components["schemas"]["SubmissionSort"];
                state?: components["schemas"]["SubmissionState"] | null;
                /** @description Ids with commas between them */
                submissionIds?: string;
                tableFieldId?: string | null;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ExportJobPublic_"];
                };
            };
        };
    };
    Submission_SubmitStep: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepSubmit"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    Submission_VoidSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionVoid"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    SubmissionComment_CreateSubmissionComment: {
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
    SubmissionComment_DeleteSubmissionComment: {
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
    SubmissionComment_GetSubmissionComments: {
        parameters: {
            query: {
                /** @description `next` of the slice before */
                after?: string | null;
                /** @description Only those about it */
                fieldId?: string | null;
                pageCount?: number;
                submissionId: string;
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
    SubmissionComment_UpdateSubmissionComment: {
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
    SubmissionShareLink: {
        parameters: {
            query?: never;
            header: {
                "X-Share-Link": string;
                "X-Share-Pass"?: string | null;
            };
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_ShareStanding_"];
                };
            };
        };
    };
    SubmissionShareLink_Choices: {
        parameters: {
            query: {
                fieldId: string;
                pageCount?: number;
                pageNumber?: number;
                parentIds?: string[] | null;
                search?: string;
            };
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_Page_ChoicePublic__"];
                };
            };
        };
    };
    SubmissionShareLink_CreateShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkCreate"];
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
                    "application/json": components["schemas"]["Envelope_ShareLinkPublic_"];
                };
            };
        };
    };
    SubmissionShareLink_FormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionWorkflow_"];
                };
            };
        };
    };
    SubmissionShareLink_Open: {
        parameters: {
            query?: never;
            header: {
                "X-Share-Link": string;
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinGiven"];
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
                    "application/json": components["schemas"]["Envelope_ShareStanding_"];
                };
            };
        };
    };
    SubmissionShareLink_QueryShareLinks: {
        parameters: {
            query?: {
                pageCount?: number;
                pageNumber?: number;
                /** @description Left out: of all */
                submissionId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_ShareLinkPublic__"];
                };
            };
        };
    };
    SubmissionShareLink_RevokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkRevoke"];
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
    SubmissionShareLink_SaveStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepSave"];
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
                    "application/json": components["schemas"]["Envelope_StepSaved_"];
                };
            };
        };
    };
    SubmissionShareLink_SubmissionDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionDetail_"];
                };
            };
        };
    };
    SubmissionShareLink_SubmissionPrerequisites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_SharePrerequisites_"];
                };
            };
        };
    };
    SubmissionShareLink_SubmissionProcessDetail: {
        parameters: {
            query: {
                submissionProcessId: string;
            };
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionProcessDetail_"];
                };
            };
        };
    };
    SubmissionShareLink_SubmissionProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionProgress_"];
                };
            };
        };
    };
    SubmissionShareLink_SubmitStep: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepSubmit"];
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
                    "application/json": components["schemas"]["Envelope_SubmissionStanding_"];
                };
            };
        };
    };
    SubmissionShareLink_UploadResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_SubmissionShareLink_UploadResources"];
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
                    "application/json": components["schemas"]["Envelope_FilePublic_"];
                };
            };
        };
    };
    SubmissionShareLink_Verify: {
        parameters: {
            query?: never;
            header: {
                "X-Share-Link": string;
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareVerify"];
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
                    "application/json": components["schemas"]["Envelope_ShareVerified_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_CreateFormCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionSave"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_DeleteFormConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionsDelete"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_GetFormBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormBodyPublic_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_GetFormConditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormConditionsPublic_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_GetFormDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_GetFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formTemplateId: string;
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
                content: {
                    "application/json": components["schemas"]["Envelope_FormWorkflowPublic_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_UpdateFormBody: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormBodyUpdate"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_UpdateFormCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormConditionSave"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_UpdateFormDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormDetailUpdate"];
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
                    "application/json": components["schemas"]["Envelope_FormDetailPublic_"];
                };
            };
        };
    };
    SubmissionTemplateSetting_UpdateFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormWorkflowUpdate"];
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
                    "application/json": components["schemas"]["Envelope_DraftSaved_"];
                };
            };
        };
    };
    _files_forms: {
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
        "forms": Models;
    }
}
