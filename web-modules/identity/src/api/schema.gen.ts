// Generated from gateway/openapi/identity.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export interface paths {
    "/api/AdminConsole/ExportAuditRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export Audit Records */
        get: operations["AdminConsole_ExportAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/GetAuditActions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Audit Actions
         * @description Identity's own, for pages of older releases: today's ask for what their modules have words for.
         */
        get: operations["AdminConsole_GetAuditActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/GetCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Companies */
        get: operations["AdminConsole_GetCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/GetMembersCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Members Count */
        get: operations["AdminConsole_GetMembersCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/GetMembersOverView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Members Overview */
        get: operations["AdminConsole_GetMembersOverView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/GetRemovalPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Removal Preview */
        get: operations["AdminConsole_GetRemovalPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/ModifyMemberAsCoOwner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Modify Member As Co Owner */
        post: operations["AdminConsole_ModifyMemberAsCoOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/ModifyMemberAsMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Modify Member As Member */
        post: operations["AdminConsole_ModifyMemberAsMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/ModifyMemberRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Modify Member Role */
        post: operations["AdminConsole_ModifyMemberRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/QueryAuditRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Audit Records */
        get: operations["AdminConsole_QueryAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/RemoveMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove Member */
        post: operations["AdminConsole_RemoveMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AdminConsole/RenameAccountName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename Account Name */
        post: operations["AdminConsole_RenameAccountName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/BeginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin Passkey */
        post: operations["Auth_BeginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/BeginPasskeySignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin Passkey Sign In */
        post: operations["Auth_BeginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/BeginTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin Totp */
        post: operations["Auth_BeginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change Password */
        post: operations["Auth_ChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/ConfirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm Totp */
        post: operations["Auth_ConfirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/CreateRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Recovery Codes */
        post: operations["Auth_CreateRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/DeletePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete Passkey */
        post: operations["Auth_DeletePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/DisableTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable Totp */
        post: operations["Auth_DisableTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/FinishPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish Passkey */
        post: operations["Auth_FinishPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/GetSecondFactors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Second Factors */
        get: operations["Auth_GetSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/GetSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Sessions */
        get: operations["Auth_GetSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/Login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Login */
        post: operations["Auth_Login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/LoginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Login Passkey */
        post: operations["Auth_LoginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/LoginSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Login Second Factor */
        post: operations["Auth_LoginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logout */
        post: operations["Auth_Logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/Refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh */
        post: operations["Auth_Refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/Register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["Auth_Register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/RequestPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request Password Reset */
        post: operations["Auth_RequestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/ResendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend Verification */
        post: operations["Auth_ResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset Password */
        post: operations["Auth_ResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/RevokeOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke Other Sessions */
        post: operations["Auth_RevokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/RevokeSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke Session */
        post: operations["Auth_RevokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/SwitchAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch Account */
        post: operations["Auth_SwitchAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Auth/VerifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify Email */
        post: operations["Auth_VerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Campaign/GetByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get By Code */
        get: operations["Campaign_GetByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DevOps/QueryRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Records */
        get: operations["DevOps_QueryRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DevOps/ReadRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Records
         * @description All of them one slice after the other, for exports: none twice though new ones come in.
         */
        get: operations["DevOps_ReadRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DevOps/Record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record */
        post: operations["DevOps_Record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/CreateGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Group */
        post: operations["Group_CreateGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/DeleteGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Group */
        delete: operations["Group_DeleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/DeleteGroupLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Group Logo */
        delete: operations["Group_DeleteGroupLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/GetGroupDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Group Detail */
        get: operations["Group_GetGroupDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/GetMyGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get My Groups */
        get: operations["Group_GetMyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/TransferOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer Ownership */
        post: operations["Group_TransferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/UpdateGroupColor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Group Color */
        put: operations["Group_UpdateGroupColor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/UpdateGroupSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Group Settings */
        put: operations["Group_UpdateGroupSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Group/UploadGroupLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload Group Logo */
        post: operations["Group_UploadGroupLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/AcceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept Invite */
        post: operations["Invite_AcceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/CheckMembersCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Members Csv
         * @description What `InviteMembersCsv` would do with it, row by row.
         */
        post: operations["Invite_CheckMembersCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/GetInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get Invite */
        post: operations["Invite_GetInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/InviteMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite Member */
        post: operations["Invite_InviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/InviteMembersCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite Members Csv */
        post: operations["Invite_InviteMembersCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/QueryInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Invites */
        get: operations["Invite_QueryInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/ResendInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend Invite */
        post: operations["Invite_ResendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Invite/RevokeInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke Invite */
        post: operations["Invite_RevokeInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ListView/DeleteListView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete List View */
        delete: operations["ListView_DeleteListView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ListView/GetListViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get List Views
         * @description The caller's own of that list, and those for everybody, by name.
         */
        get: operations["ListView_GetListViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ListView/SaveListView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save List View */
        put: operations["ListView_SaveListView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/ChooseMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose Mails */
        post: operations["Mail_ChooseMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/GetMailChoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get Mail Choice */
        post: operations["Mail_GetMailChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/GetMailUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Mail Use */
        get: operations["Mail_GetMailUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/QueryMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Mails */
        get: operations["Mail_QueryMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/Unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description What a mail program's own button does (RFC 8058). Its form says nothing that we need.
         */
        post: operations["Mail_Unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Member/GetMemberDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Member Detail */
        get: operations["Member_GetMemberDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Member/QueryMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Members */
        get: operations["Member_QueryMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/AddProjectMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add Project Members */
        post: operations["Project_AddProjectMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/ArchiveProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive Project */
        post: operations["Project_ArchiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/CreateProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Project */
        post: operations["Project_CreateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/GetProjectDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Project Detail */
        get: operations["Project_GetProjectDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/GetTimeZones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Time Zones */
        get: operations["Project_GetTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/QueryProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Projects */
        get: operations["Project_QueryProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/RemoveProjectMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove Project Member */
        post: operations["Project_RemoveProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/SetProjectManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set Project Manager */
        post: operations["Project_SetProjectManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/UnarchiveProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unarchive Project */
        post: operations["Project_UnarchiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Project/UpdateProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Project */
        put: operations["Project_UpdateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/AddTeamMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add Team Members */
        post: operations["Team_AddTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/CreateTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Team */
        post: operations["Team_CreateTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/DeleteTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Team */
        delete: operations["Team_DeleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/GetTeamDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Team Detail */
        get: operations["Team_GetTeamDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/QueryTeams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Query Teams */
        get: operations["Team_QueryTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/RemoveTeamMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove Team Member */
        post: operations["Team_RemoveTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/SetTeamLead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set Team Lead */
        post: operations["Team_SetTeamLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Team/UpdateTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Team */
        put: operations["Team_UpdateTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/DeleteSelfAbsence": {
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
         * Delete Self Absence
         * @description Back before it was over.
         */
        delete: operations["User_DeleteSelfAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/DeleteSelfPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete Self Photo */
        delete: operations["User_DeleteSelfPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetSelfAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Self Absence
         * @description Who stands in for the caller while they are away, and for whom the caller does.
         */
        get: operations["User_GetSelfAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/GetSelfProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Self Profile */
        get: operations["User_GetSelfProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/HideFirstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide First Steps
         * @description The list of what a new company needs is not shown to the caller again.
         */
        put: operations["User_HideFirstSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/SetSelfAbsence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Self Absence
         * @description In place of the one before.
         */
        put: operations["User_SetSelfAbsence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UpdateSelfProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update Self Profile */
        put: operations["User_UpdateSelfProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/UploadSelfPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload Self Photo */
        post: operations["User_UploadSelfPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/identity/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get File */
        get: operations["_files_identity"];
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
            standIn: components["schemas"]["PersonPublic"];
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
         * AbsenceUpdate
         * @description Both days count, on the company's clock.
         */
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
        /** AuditRecordPublic */
        AuditRecordPublic: {
            /** Action */
            action: string;
            actor: components["schemas"]["PersonPublic"] | null;
            /**
             * At
             * Format: date-time
             */
            at: string;
            /**
             * Auditrecordid
             * Format: uuid
             */
            auditRecordId: string;
            /** Changes */
            changes: {
                [key: string]: unknown;
            };
            /** Ip */
            ip: string;
            /** Names */
            names: {
                [key: string]: string;
            };
            /** Service */
            service: string | null;
            /**
             * Subjectid
             * Format: uuid
             */
            subjectId: string;
            /** Subjectname */
            subjectName: string;
            /** Subjecttype */
            subjectType: string;
            /** Useragent */
            userAgent: string;
        };
        /**
         * AwayColleague
         * @description In whose place the caller acts.
         */
        AwayColleague: {
            /**
             * Fromon
             * Format: date
             */
            fromOn: string;
            person: components["schemas"]["PersonPublic"];
            /**
             * Untilon
             * Format: date
             */
            untilOn: string;
        };
        /** Body_Group_UploadGroupLogo */
        Body_Group_UploadGroupLogo: {
            /** File */
            file: string;
        };
        /** Body_Invite_CheckMembersCsv */
        Body_Invite_CheckMembersCsv: {
            /** File */
            file: string;
        };
        /** Body_Invite_InviteMembersCsv */
        Body_Invite_InviteMembersCsv: {
            /**
             * Dryrun
             * @default true
             */
            dryRun?: boolean;
            /** File */
            file: string;
        };
        /** Body_User_UploadSelfPhoto */
        Body_User_UploadSelfPhoto: {
            /** File */
            file: string;
        };
        /** CampaignPublic */
        CampaignPublic: {
            /** Code */
            code: string;
            /** Description */
            description: string;
            /** Endsat */
            endsAt: string | null;
            /** Isactive */
            isActive: boolean;
            /** Name */
            name: string;
            /**
             * Startsat
             * Format: date-time
             */
            startsAt: string;
        };
        /** ChangePasswordIn */
        ChangePasswordIn: {
            /** Currentpassword */
            currentPassword: string;
            /** Newpassword */
            newPassword: string;
        };
        /**
         * Choice
         * @description What the holder of an address said about one company's mails.
         * @enum {string}
         */
        Choice: "none" | "asked" | "wanted" | "unwanted";
        /**
         * ChoiceMade
         * @enum {string}
         */
        ChoiceMade: "wanted" | "unwanted" | "reported";
        /** ClientErrorAccepted */
        ClientErrorAccepted: {
            /**
             * Id
             * Format: uuid
             */
            id: string;
        };
        /** ClientErrorPublic */
        ClientErrorPublic: {
            /**
             * At
             * Format: date-time
             */
            at: string;
            /** Deviceat */
            deviceAt: string | null;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Message */
            message: string;
            /** Name */
            name: string;
            /** Pathname */
            pathname: string;
            /** Stack */
            stack: string;
            user: components["schemas"]["PersonPublic"] | null;
            /** Useragent */
            userAgent: string;
        };
        /** ClientErrorReport */
        ClientErrorReport: {
            /** Datetime */
            datetime?: string | null;
            /** Message */
            message: string;
            /**
             * Name
             * @default Error
             */
            name?: string;
            /**
             * Pathname
             * @default
             */
            pathname?: string;
            /**
             * Stack
             * @default
             */
            stack?: string;
            /**
             * Useragent
             * @default
             */
            userAgent?: string;
        };
        /** CodeIn */
        CodeIn: {
            /** Code */
            code: string;
        };
        /**
         * CompanyBrief
         * @description One of the caller's companies.
         */
        CompanyBrief: {
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Isdefault */
            isDefault: boolean;
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            role: components["schemas"]["Role"];
        };
        /** CompanyColor */
        CompanyColor: {
            /** Color */
            color?: string | null;
            /** Groupid */
            groupId?: string | null;
        };
        /** CompanyDelete */
        CompanyDelete: {
            /** Confirmname */
            confirmName: string;
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Password */
            password?: string | null;
        };
        /** CompanyFound */
        CompanyFound: {
            /** Name */
            name: string;
            /** Timezone */
            timeZone?: string | null;
        };
        /**
         * CompanyOfCaller
         * @description The same, as the admin console lists them.
         */
        CompanyOfCaller: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            role: components["schemas"]["Role"];
            /** Seatscount */
            seatsCount: number;
        };
        /** CompanyPublic */
        CompanyPublic: {
            /** Cardlastfour */
            cardLastFour?: string | null;
            /** Cardtype */
            cardType?: string | null;
            /** Color */
            color: string | null;
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /**
             * Createdby
             * Format: uuid
             */
            createdBy: string;
            /** Customerid */
            customerId?: string | null;
            /** Geofenceradius */
            geofenceRadius: number;
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Isdefault */
            isDefault: boolean;
            /** Isgeofenceradiuscheck */
            isGeofenceRadiusCheck: boolean;
            /** Lastpaymentdate */
            lastPaymentDate?: string | null;
            /** Logourl */
            logoUrl: string | null;
            /** Name */
            name: string;
            /** Nextpaymentamount */
            nextPaymentAmount?: number | null;
            /** Nextpaymentdate */
            nextPaymentDate?: string | null;
            /** Nextpaymenttype */
            nextPaymentType?: number | null;
            /** Nextplantype */
            nextPlanType?: number | null;
            /** Nextseatscount */
            nextSeatsCount?: number | null;
            /** Paymentemail */
            paymentEmail?: string | null;
            /** Paymenttype */
            paymentType?: number | null;
            /** Plantype */
            planType?: number | null;
            /** Seatscount */
            seatsCount: number;
            /** Subscriptionexpirydate */
            subscriptionExpiryDate?: string | null;
            /** Subscriptionid */
            subscriptionId?: string | null;
            /** Subscriptionstartdate */
            subscriptionStartDate?: string | null;
            /** Timezone */
            timeZone: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Users */
            users: components["schemas"]["PersonPublic"][];
            /** Usingseatscount */
            usingSeatsCount: number;
            /** Workingweek */
            workingWeek: components["schemas"]["WorkingSpanPublic"][];
        };
        /** CompanyRename */
        CompanyRename: {
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Name */
            name: string;
        };
        /**
         * CompanySettingsUpdate
         * @description What is not given stays as it is.
         */
        CompanySettingsUpdate: {
            /** Geofenceradius */
            geofenceRadius?: number | null;
            /** Groupid */
            groupId?: string | null;
            /** Isgeofenceradiuscheck */
            isGeofenceRadiusCheck?: boolean | null;
            /** Timezone */
            timeZone?: string | null;
            /** Workingweek */
            workingWeek?: components["schemas"]["WorkingSpan"][] | null;
        };
        /** CsvResult */
        CsvResult: {
            /** Dryrun */
            dryRun: boolean;
            /** Invitecount */
            inviteCount: number;
            /** Rows */
            rows: components["schemas"]["CsvRowResult"][];
        };
        /** CsvRowResult */
        CsvRowResult: {
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Line */
            line: number;
            /** Message */
            message: string;
            /** Projects */
            projects: string[];
            /** Role */
            role: string;
            /** Teams */
            teams: string[];
            verdict: components["schemas"]["Verdict"];
        };
        /** EmailIn */
        EmailIn: {
            /** Email */
            email: string;
        };
        /** EmailOut */
        EmailOut: {
            /** Email */
            email: string;
        };
        /** EmailVerified */
        EmailVerified: {
            profile: components["schemas"]["SelfProfile"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "signedIn";
        };
        /** Envelope[CampaignPublic] */
        Envelope_CampaignPublic_: {
            data: components["schemas"]["CampaignPublic"];
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
        /** Envelope[ClientErrorAccepted] */
        Envelope_ClientErrorAccepted_: {
            data: components["schemas"]["ClientErrorAccepted"];
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
        /** Envelope[CompanyPublic] */
        Envelope_CompanyPublic_: {
            data: components["schemas"]["CompanyPublic"];
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
        /** Envelope[EmailOut] */
        Envelope_EmailOut_: {
            data: components["schemas"]["EmailOut"];
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
        /** Envelope[InvitePublic] */
        Envelope_InvitePublic_: {
            data: components["schemas"]["InvitePublic"];
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
        /** Envelope[InviteSeen] */
        Envelope_InviteSeen_: {
            data: components["schemas"]["InviteSeen"];
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
        /** Envelope[list[CompanyBrief]] */
        Envelope_list_CompanyBrief__: {
            /** Data */
            data: components["schemas"]["CompanyBrief"][];
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
        /** Envelope[list[CompanyOfCaller]] */
        Envelope_list_CompanyOfCaller__: {
            /** Data */
            data: components["schemas"]["CompanyOfCaller"][];
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
        /** Envelope[list[ListViewPublic]] */
        Envelope_list_ListViewPublic__: {
            /** Data */
            data: components["schemas"]["ListViewPublic"][];
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
        /** Envelope[list[SessionPublic]] */
        Envelope_list_SessionPublic__: {
            /** Data */
            data: components["schemas"]["SessionPublic"][];
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
        /** Envelope[ListViewPublic] */
        Envelope_ListViewPublic_: {
            data: components["schemas"]["ListViewPublic"];
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
        /** Envelope[LoginAnswer] */
        Envelope_LoginAnswer_: {
            data: components["schemas"]["LoginAnswer"];
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
        /** Envelope[LoginDone] */
        Envelope_LoginDone_: {
            data: components["schemas"]["LoginDone"];
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
        /** Envelope[MailChoiceSeen] */
        Envelope_MailChoiceSeen_: {
            data: components["schemas"]["MailChoiceSeen"];
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
        /** Envelope[MailUse] */
        Envelope_MailUse_: {
            data: components["schemas"]["MailUse"];
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
        /** Envelope[MemberDetail] */
        Envelope_MemberDetail_: {
            data: components["schemas"]["MemberDetail"];
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
        /** Envelope[MembersCount] */
        Envelope_MembersCount_: {
            data: components["schemas"]["MembersCount"];
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
        /** Envelope[MembersOverview] */
        Envelope_MembersOverview_: {
            data: components["schemas"]["MembersOverview"];
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
        /** Envelope[Page[AuditRecordPublic]] */
        Envelope_Page_AuditRecordPublic__: {
            data: components["schemas"]["Page_AuditRecordPublic_"];
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
        /** Envelope[Page[ClientErrorPublic]] */
        Envelope_Page_ClientErrorPublic__: {
            data: components["schemas"]["Page_ClientErrorPublic_"];
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
        /** Envelope[Page[InvitePublic]] */
        Envelope_Page_InvitePublic__: {
            data: components["schemas"]["Page_InvitePublic_"];
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
        /** Envelope[Page[MailPublic]] */
        Envelope_Page_MailPublic__: {
            data: components["schemas"]["Page_MailPublic_"];
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
        /** Envelope[Page[MemberPublic]] */
        Envelope_Page_MemberPublic__: {
            data: components["schemas"]["Page_MemberPublic_"];
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
        /** Envelope[Page[ProjectBrief]] */
        Envelope_Page_ProjectBrief__: {
            data: components["schemas"]["Page_ProjectBrief_"];
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
        /** Envelope[Page[TeamBrief]] */
        Envelope_Page_TeamBrief__: {
            data: components["schemas"]["Page_TeamBrief_"];
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
        /** Envelope[PasskeyBegun] */
        Envelope_PasskeyBegun_: {
            data: components["schemas"]["PasskeyBegun"];
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
        /** Envelope[PasskeyFinished] */
        Envelope_PasskeyFinished_: {
            data: components["schemas"]["PasskeyFinished"];
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
        /** Envelope[PasskeySignInBegun] */
        Envelope_PasskeySignInBegun_: {
            data: components["schemas"]["PasskeySignInBegun"];
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
        /** Envelope[ProjectPublic] */
        Envelope_ProjectPublic_: {
            data: components["schemas"]["ProjectPublic"];
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
        /** Envelope[ProjectWithManagers] */
        Envelope_ProjectWithManagers_: {
            data: components["schemas"]["ProjectWithManagers"];
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
        /** Envelope[RecoveryCodes] */
        Envelope_RecoveryCodes_: {
            data: components["schemas"]["RecoveryCodes"];
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
        /** Envelope[RefreshDone] */
        Envelope_RefreshDone_: {
            data: components["schemas"]["RefreshDone"];
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
        /** Envelope[Removal] */
        Envelope_Removal_: {
            data: components["schemas"]["Removal"];
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
        /** Envelope[RemovalPreview] */
        Envelope_RemovalPreview_: {
            data: components["schemas"]["RemovalPreview"];
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
        /** Envelope[SecondFactors] */
        Envelope_SecondFactors_: {
            data: components["schemas"]["SecondFactors"];
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
        /** Envelope[SelfAbsence] */
        Envelope_SelfAbsence_: {
            data: components["schemas"]["SelfAbsence"];
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
        /** Envelope[SelfProfile] */
        Envelope_SelfProfile_: {
            data: components["schemas"]["SelfProfile"];
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
        /** Envelope[Slice[ClientErrorPublic]] */
        Envelope_Slice_ClientErrorPublic__: {
            data: components["schemas"]["Slice_ClientErrorPublic_"];
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
        /** Envelope[SwitchAccountDone] */
        Envelope_SwitchAccountDone_: {
            data: components["schemas"]["SwitchAccountDone"];
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
        /** Envelope[TeamPublic] */
        Envelope_TeamPublic_: {
            data: components["schemas"]["TeamPublic"];
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
        /** Envelope[TotpBegun] */
        Envelope_TotpBegun_: {
            data: components["schemas"]["TotpBegun"];
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
        /** Envelope[VerifyEmailAnswer] */
        Envelope_VerifyEmailAnswer_: {
            data: components["schemas"]["VerifyEmailAnswer"];
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
         * FactorMethod
         * @enum {string}
         */
        FactorMethod: "totp" | "passkey" | "recoveryCode";
        /** FencePoint */
        FencePoint: {
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
        };
        /** FencePointPublic */
        FencePointPublic: {
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
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
        /** GroupOfUser */
        GroupOfUser: {
            /** Color */
            color: string | null;
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
            /** Hidesfirststeps */
            hidesFirstSteps: boolean;
            /** Isdefault */
            isDefault: boolean;
            /** Logourl */
            logoUrl: string | null;
            /** Name */
            name: string;
            /** Role */
            role: string;
            /** Timezone */
            timeZone: string;
        };
        /** InviteCreate */
        InviteCreate: {
            /** Email */
            email: string;
            /**
             * Fullname
             * @default
             */
            fullName?: string;
            /** Projectids */
            projectIds?: string[];
            /**
             * Role
             * @default member
             * @enum {string}
             */
            role?: "member" | "manager" | "admin" | "coOwner";
            /** Teamids */
            teamIds?: string[];
        };
        /** InvitePublic */
        InvitePublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Email */
            email: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Fullname */
            fullName: string;
            invitedBy: components["schemas"]["PersonPublic"];
            /**
             * Inviteid
             * Format: uuid
             */
            inviteId: string;
            /** Projects */
            projects: components["schemas"]["ProjectOfInvite"][];
            role: components["schemas"]["Role"];
            /** Sentat */
            sentAt: string | null;
            status: components["schemas"]["InviteStatus"];
            /** Teams */
            teams: components["schemas"]["TeamOfInvite"][];
        };
        /** InviteRef */
        InviteRef: {
            /**
             * Inviteid
             * Format: uuid
             */
            inviteId: string;
        };
        /**
         * InviteSeen
         * @description What the holder of a mailed token sees before they accept.
         */
        InviteSeen: {
            /** Email */
            email: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Fullname */
            fullName: string;
            /** Groupname */
            groupName: string;
            /** Hasaccount */
            hasAccount: boolean;
            /** Invitedbyname */
            invitedByName: string;
            role: components["schemas"]["Role"];
        };
        /**
         * InviteStatus
         * @enum {string}
         */
        InviteStatus: "pending" | "expired" | "accepted" | "revoked";
        /** InviteTokenIn */
        InviteTokenIn: {
            /** Token */
            token: string;
        };
        /** InviteWaiting */
        InviteWaiting: {
            /** Email */
            email: string;
            /**
             * Inviteid
             * Format: uuid
             */
            inviteId: string;
            role: components["schemas"]["Role"];
        };
        /**
         * Language
         * @enum {string}
         */
        Language: "en" | "zh-CN";
        /** ListViewPublic */
        ListViewPublic: {
            /** Isown */
            isOwn: boolean;
            /** Isshared */
            isShared: boolean;
            /**
             * Listviewid
             * Format: uuid
             */
            listViewId: string;
            /** Maychange */
            mayChange: boolean;
            /** Name */
            name: string;
            shown: components["schemas"]["ShownPublic"];
        };
        /** ListViewRef */
        ListViewRef: {
            /**
             * Listviewid
             * Format: uuid
             */
            listViewId: string;
        };
        /** ListViewSave */
        ListViewSave: {
            /**
             * Isshared
             * @default false
             */
            isShared?: boolean;
            /** List */
            list: string;
            /**
             * Listviewid
             * Format: uuid
             */
            listViewId: string;
            /** Name */
            name: string;
            shown: components["schemas"]["Shown"];
        };
        /** LoginAnswer */
        LoginAnswer: components["schemas"]["LoginDone"] | components["schemas"]["SecondStepNeeded"];
        /** LoginDone */
        LoginDone: {
            profile: components["schemas"]["SelfProfile"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "signedIn";
        };
        /** LoginIn */
        LoginIn: {
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /** MailChoiceIn */
        MailChoiceIn: {
            /** Token */
            token: string;
        };
        /** MailChoiceMake */
        MailChoiceMake: {
            choice: components["schemas"]["ChoiceMade"];
            /** Token */
            token: string;
        };
        /**
         * MailChoiceSeen
         * @description What the holder of an address sees of a company that mails them.
         */
        MailChoiceSeen: {
            choice: components["schemas"]["Choice"];
            /** Email */
            email: string;
            /** Groupname */
            groupName: string;
            /** Heldcount */
            heldCount: number;
            /** Isreported */
            isReported: boolean;
        };
        /** MailPublic */
        MailPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Email */
            email: string;
            /**
             * Mailid
             * Format: uuid
             */
            mailId: string;
            outcome: components["schemas"]["Outcome"];
            purpose: components["schemas"]["Purpose"];
            /** Retryat */
            retryAt: string | null;
            /** Submissionid */
            submissionId: string | null;
        };
        /**
         * MailUse
         * @description The company's mails to people outside, today.
         */
        MailUse: {
            /** Heldcount */
            heldCount: number;
            /** Isnew */
            isNew: boolean;
            /** Isstopped */
            isStopped: boolean;
            /** Outsideaday */
            outsideADay: number;
            /** Outsideused */
            outsideUsed: number;
            /** Reportscount */
            reportsCount: number;
            /**
             * Resetsat
             * Format: date-time
             */
            resetsAt: string;
        };
        /** MemberDetail */
        MemberDetail: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Hassecondfactor */
            hasSecondFactor: boolean | null;
            /**
             * Joinedat
             * Format: date-time
             */
            joinedAt: string;
            /** Lastactiveat */
            lastActiveAt: string | null;
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Photourl */
            photoUrl: string | null;
            /** Projects */
            projects: components["schemas"]["ProjectOfMember"][];
            /** Projectscount */
            projectsCount: number;
            role: components["schemas"]["Role"];
            /** Teams */
            teams: components["schemas"]["TeamOfMember"][];
            /** Teamscount */
            teamsCount: number;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** MemberPublic */
        MemberPublic: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Hassecondfactor */
            hasSecondFactor: boolean | null;
            /**
             * Joinedat
             * Format: date-time
             */
            joinedAt: string;
            /** Lastactiveat */
            lastActiveAt: string | null;
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Photourl */
            photoUrl: string | null;
            /** Projectscount */
            projectsCount: number;
            role: components["schemas"]["Role"];
            /** Teamscount */
            teamsCount: number;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** MemberRef */
        MemberRef: {
            /** Groupid */
            groupId?: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** MemberRemove */
        MemberRemove: {
            /** Groupid */
            groupId?: string | null;
            /** Successoruserid */
            successorUserId?: string | null;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** MemberRoleSet */
        MemberRoleSet: {
            /** Groupid */
            groupId?: string | null;
            /**
             * Role
             * @enum {string}
             */
            role: "member" | "manager" | "admin" | "coOwner";
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** MembersCount */
        MembersCount: {
            /** Accountownerscount */
            accountOwnersCount: number;
            /** Adminscount */
            adminsCount: number;
            /** Managerscount */
            managersCount: number;
            /** Memberscount */
            membersCount: number;
            /** Pendinginvitecount */
            pendingInviteCount: number;
            /** Seatscount */
            seatsCount: number;
        };
        /**
         * MemberSort
         * @enum {string}
         */
        MemberSort: "name" | "-name" | "joinedAt" | "-joinedAt" | "role" | "-role" | "lastActiveAt" | "-lastActiveAt";
        /** MembersOverview */
        MembersOverview: {
            /** Accountownerscount */
            accountOwnersCount: number;
            members: components["schemas"]["Page_MemberPublic_"];
            /** Memberscount */
            membersCount: number;
            /** Pendinginvitecount */
            pendingInviteCount: number;
            /** Projects */
            projects: components["schemas"]["ProjectHeadcount"][];
            /** Seatscount */
            seatsCount: number;
        };
        /**
         * Outcome
         * @enum {string}
         */
        Outcome: "granted" | "waitsForConsent" | "overBudget" | "unwanted" | "dropped";
        /** OwnershipTransfer */
        OwnershipTransfer: {
            /** Password */
            password: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** Page[AuditRecordPublic] */
        Page_AuditRecordPublic_: {
            /** Data */
            data: components["schemas"]["AuditRecordPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[ClientErrorPublic] */
        Page_ClientErrorPublic_: {
            /** Data */
            data: components["schemas"]["ClientErrorPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[InvitePublic] */
        Page_InvitePublic_: {
            /** Data */
            data: components["schemas"]["InvitePublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[MailPublic] */
        Page_MailPublic_: {
            /** Data */
            data: components["schemas"]["MailPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[MemberPublic] */
        Page_MemberPublic_: {
            /** Data */
            data: components["schemas"]["MemberPublic"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[ProjectBrief] */
        Page_ProjectBrief_: {
            /** Data */
            data: components["schemas"]["ProjectBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** Page[TeamBrief] */
        Page_TeamBrief_: {
            /** Data */
            data: components["schemas"]["TeamBrief"][];
            /** Pagecount */
            pageCount: number;
            /** Pagenumber */
            pageNumber: number;
            /** Totalcount */
            totalCount: number;
            /** Totalpagecount */
            totalPageCount: number;
        };
        /** PasskeyBegun */
        PasskeyBegun: {
            /** Challengetoken */
            challengeToken: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /** PasskeyDeleteIn */
        PasskeyDeleteIn: {
            /**
             * Passkeyid
             * Format: uuid
             */
            passkeyId: string;
            /** Password */
            password: string;
        };
        /** PasskeyFinished */
        PasskeyFinished: {
            /**
             * Passkeyid
             * Format: uuid
             */
            passkeyId: string;
            /** Recoverycodes */
            recoveryCodes: string[];
        };
        /** PasskeyFinishIn */
        PasskeyFinishIn: {
            /** Challengetoken */
            challengeToken: string;
            /** Name */
            name: string;
            /** Passkey */
            passkey: {
                [key: string]: unknown;
            };
        };
        /** PasskeyPublic */
        PasskeyPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Lastusedat */
            lastUsedAt: string | null;
            /** Name */
            name: string;
            /**
             * Passkeyid
             * Format: uuid
             */
            passkeyId: string;
        };
        /** PasskeySignInBegun */
        PasskeySignInBegun: {
            /** Challengetoken */
            challengeToken: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /** PasskeySignInIn */
        PasskeySignInIn: {
            /** Challengetoken */
            challengeToken: string;
            /** Passkey */
            passkey: {
                [key: string]: unknown;
            };
        };
        /** PasswordIn */
        PasswordIn: {
            /** Password */
            password: string;
        };
        /**
         * PasswordNeeded
         * @description The link is good and still unused: it wants the password of whoever opened it.
         */
        PasswordNeeded: {
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "passwordNeeded";
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
        /** ProjectArchive */
        ProjectArchive: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ProjectBrief */
        ProjectBrief: {
            /** Address */
            address: string;
            /** Endson */
            endsOn: string | null;
            /** Isarchived */
            isArchived: boolean;
            /** Isprojectmanager */
            isProjectManager: boolean;
            /** Managers */
            managers: components["schemas"]["PersonPublic"][];
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Startson */
            startsOn: string | null;
            /** Timezone */
            timeZone: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
        };
        /** ProjectCreate */
        ProjectCreate: {
            /**
             * Address
             * @default
             */
            address?: string;
            /**
             * Description
             * @default
             */
            description?: string;
            /** Endson */
            endsOn?: string | null;
            /** Latitude */
            latitude?: number | null;
            /** Longitude */
            longitude?: number | null;
            /** Manageruserids */
            managerUserIds?: string[];
            /** Memberuserids */
            memberUserIds?: string[];
            /** Name */
            name: string;
            /** Startson */
            startsOn?: string | null;
            /** Timezone */
            timeZone: string;
        };
        /** ProjectHeadcount */
        ProjectHeadcount: {
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ProjectManagerSet */
        ProjectManagerSet: {
            /** Ismanager */
            isManager: boolean;
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
        /** ProjectMemberRemove */
        ProjectMemberRemove: {
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
        /** ProjectMembersAdd */
        ProjectMembersAdd: {
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Userids */
            userIds: string[];
        };
        /** ProjectOfInvite */
        ProjectOfInvite: {
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ProjectOfMember */
        ProjectOfMember: {
            /** Isarchived */
            isArchived: boolean;
            /** Ismanager */
            isManager: boolean;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ProjectOfUser */
        ProjectOfUser: {
            /** Isprojectmanager */
            isProjectManager: boolean;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Timezone */
            timeZone: string;
        };
        /** ProjectPerson */
        ProjectPerson: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /**
             * Addedat
             * Format: date-time
             */
            addedAt: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Ismanager */
            isManager: boolean;
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Photourl */
            photoUrl: string | null;
            role: components["schemas"]["Role"];
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** ProjectPublic */
        ProjectPublic: {
            /** Address */
            address: string;
            /** Companyworkingweek */
            companyWorkingWeek: components["schemas"]["WorkingSpanPublic"][];
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string;
            /** Endson */
            endsOn: string | null;
            /** Fencepoints */
            fencePoints: components["schemas"]["FencePointPublic"][] | null;
            /** Fenceradiusmeters */
            fenceRadiusMeters: number | null;
            /** Isarchived */
            isArchived: boolean;
            /** Isprojectmanager */
            isProjectManager: boolean;
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Managers */
            managers: components["schemas"]["PersonPublic"][];
            /** Members */
            members: components["schemas"]["ProjectPerson"][];
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Startson */
            startsOn: string | null;
            /** Timezone */
            timeZone: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Workingweek */
            workingWeek: components["schemas"]["WorkingSpanPublic"][] | null;
        };
        /**
         * ProjectSort
         * @enum {string}
         */
        ProjectSort: "name" | "-name" | "startsOn" | "-startsOn" | "updatedAt" | "-updatedAt";
        /**
         * ProjectUpdate
         * @description Only what is sent changes; null empties what may be empty.
         */
        ProjectUpdate: {
            /** Address */
            address?: string | null;
            /** Description */
            description?: string | null;
            /** Endson */
            endsOn?: string | null;
            /** Fencepoints */
            fencePoints?: components["schemas"]["FencePoint"][] | null;
            /** Fenceradiusmeters */
            fenceRadiusMeters?: number | null;
            /** Latitude */
            latitude?: number | null;
            /** Longitude */
            longitude?: number | null;
            /** Name */
            name?: string | null;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Startson */
            startsOn?: string | null;
            /** Timezone */
            timeZone?: string | null;
            /** Workingweek */
            workingWeek?: components["schemas"]["WorkingSpan"][] | null;
        };
        /** ProjectWaiting */
        ProjectWaiting: {
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
        };
        /** ProjectWithManagers */
        ProjectWithManagers: {
            /** Address */
            address: string;
            /** Companyworkingweek */
            companyWorkingWeek: components["schemas"]["WorkingSpanPublic"][];
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string;
            /** Endson */
            endsOn: string | null;
            /** Fencepoints */
            fencePoints: components["schemas"]["FencePointPublic"][] | null;
            /** Fenceradiusmeters */
            fenceRadiusMeters: number | null;
            /** Isarchived */
            isArchived: boolean;
            /** Isprojectmanager */
            isProjectManager: boolean;
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Managers */
            managers: components["schemas"]["PersonPublic"][];
            /** Members */
            members: components["schemas"]["ProjectPerson"][];
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            /**
             * Projectid
             * Format: uuid
             */
            projectId: string;
            /** Raisedtomanageruserids */
            raisedToManagerUserIds: string[];
            /** Startson */
            startsOn: string | null;
            /** Timezone */
            timeZone: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
            /** Workingweek */
            workingWeek: components["schemas"]["WorkingSpanPublic"][] | null;
        };
        /**
         * Purpose
         * @enum {string}
         */
        Purpose: "step" | "reminder" | "notice" | "code" | "invite" | "consent";
        /** RecoveryCodes */
        RecoveryCodes: {
            /** Recoverycodes */
            recoveryCodes: string[];
        };
        /** RefreshDone */
        RefreshDone: {
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
        };
        /** RegisterIn */
        RegisterIn: {
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Invitetoken */
            inviteToken?: string | null;
            /** @default en */
            language?: components["schemas"]["Language"];
            /** Password */
            password: string;
        };
        /**
         * Removal
         * @description Where what waited on the removed member is now.
         */
        Removal: {
            /** Handedoverprojects */
            handedOverProjects: components["schemas"]["ProjectWaiting"][];
            /** Handedoverteams */
            handedOverTeams: components["schemas"]["TeamWaiting"][];
            /** Projectswithoutmanager */
            projectsWithoutManager: components["schemas"]["ProjectWaiting"][];
            /** Teamswithoutlead */
            teamsWithoutLead: components["schemas"]["TeamWaiting"][];
        };
        /**
         * RemovalPreview
         * @description What waits on a member, before they are removed.
         */
        RemovalPreview: {
            /** Canremove */
            canRemove: boolean;
            /** Openinvites */
            openInvites: components["schemas"]["InviteWaiting"][];
            /** Projectsasonlymanager */
            projectsAsOnlyManager: components["schemas"]["ProjectWaiting"][];
            /** Reason */
            reason: string | null;
            /** Teamsasonlylead */
            teamsAsOnlyLead: components["schemas"]["TeamWaiting"][];
        };
        /** ResetPasswordIn */
        ResetPasswordIn: {
            /** Newpassword */
            newPassword: string;
            /** Token */
            token: string;
        };
        /** RevokeSessionIn */
        RevokeSessionIn: {
            /**
             * Sessionid
             * Format: uuid
             */
            sessionId: string;
        };
        /**
         * Role
         * @description Roles within a company, lowest first; what each may do is architecture's table.
         * @enum {string}
         */
        Role: "member" | "manager" | "admin" | "coOwner" | "owner";
        /** SecondFactors */
        SecondFactors: {
            /** Passkeys */
            passkeys: components["schemas"]["PasskeyPublic"][];
            /** Recoverycodesleft */
            recoveryCodesLeft: number;
            totp: components["schemas"]["TotpConfirmed"] | null;
        };
        /** SecondStepIn */
        SecondStepIn: {
            /** Challengetoken */
            challengeToken: string;
            /** Code */
            code?: string | null;
            method: components["schemas"]["FactorMethod"];
            /** Passkey */
            passkey?: {
                [key: string]: unknown;
            } | null;
        };
        /** SecondStepNeeded */
        SecondStepNeeded: {
            /** Challengetoken */
            challengeToken: string;
            /**
             * Expiresat
             * Format: date-time
             */
            expiresAt: string;
            /** Methods */
            methods: components["schemas"]["FactorMethod"][];
            /** Passkeyoptions */
            passkeyOptions: {
                [key: string]: unknown;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "secondFactor";
        };
        /** SelfAbsence */
        SelfAbsence: {
            absence: components["schemas"]["AbsencePublic"] | null;
            /** Standsinfor */
            standsInFor: components["schemas"]["AwayColleague"][];
        };
        /** SelfProfile */
        SelfProfile: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /** Currentgroupid */
            currentGroupId: string | null;
            /** Email */
            email: string;
            /** Firstdayoftheweek */
            firstDayOfTheWeek: number;
            /** Fullname */
            fullName: string;
            /** Groups */
            groups: components["schemas"]["GroupOfUser"][];
            /** Hassecondfactor */
            hasSecondFactor: boolean;
            /** Isregistercompleted */
            isRegisterCompleted: boolean;
            language: components["schemas"]["Language"];
            /** Nameabbreviation */
            nameAbbreviation: string;
            /** Photourl */
            photoUrl: string | null;
            /** Projects */
            projects: components["schemas"]["ProjectOfUser"][];
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** SelfProfileUpdate */
        SelfProfileUpdate: {
            /** Abbreviationbgcolor */
            abbreviationBgColor?: string | null;
            /** Firstdayoftheweek */
            firstDayOfTheWeek?: number | null;
            /** Fullname */
            fullName?: string | null;
            language?: components["schemas"]["Language"] | null;
        };
        /** SessionPublic */
        SessionPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Device */
            device: string;
            /** Ip */
            ip: string;
            /** Iscurrent */
            isCurrent: boolean;
            /**
             * Lastusedat
             * Format: date-time
             */
            lastUsedAt: string;
            /**
             * Sessionid
             * Format: uuid
             */
            sessionId: string;
            /** Useragent */
            userAgent: string;
        };
        /**
         * Shown
         * @description What a list shows; only its screen knows what that means.
         */
        Shown: {
            /**
             * Filters
             * @default {}
             */
            filters?: {
                [key: string]: string;
            };
            /**
             * Hidden
             * @default []
             */
            hidden?: string[];
            /**
             * Isdescending
             * @default false
             */
            isDescending?: boolean;
            /**
             * Search
             * @default
             */
            search?: string;
            /** Sort */
            sort?: string | null;
        };
        /** ShownPublic */
        ShownPublic: {
            /** Filters */
            filters: {
                [key: string]: string;
            };
            /** Hidden */
            hidden: string[];
            /** Isdescending */
            isDescending: boolean;
            /** Search */
            search: string;
            /** Sort */
            sort: string | null;
        };
        /** Slice[ClientErrorPublic] */
        Slice_ClientErrorPublic_: {
            /** Data */
            data: components["schemas"]["ClientErrorPublic"][];
            /** Next */
            next: string | null;
        };
        /** SwitchAccountDone */
        SwitchAccountDone: {
            profile: components["schemas"]["SelfProfile"];
        };
        /** SwitchAccountIn */
        SwitchAccountIn: {
            /**
             * Groupid
             * Format: uuid
             */
            groupId: string;
        };
        /**
         * TableFormat
         * @enum {string}
         */
        TableFormat: "csv" | "xlsx" | "json";
        /** TeamBrief */
        TeamBrief: {
            /** Description */
            description: string;
            /** Iseveryone */
            isEveryone: boolean;
            /** Leads */
            leads: components["schemas"]["PersonPublic"][];
            /** Memberscount */
            membersCount: number;
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
        };
        /** TeamCreate */
        TeamCreate: {
            /**
             * Description
             * @default
             */
            description?: string;
            /** Leaduserids */
            leadUserIds?: string[];
            /** Memberuserids */
            memberUserIds?: string[];
            /** Name */
            name: string;
        };
        /** TeamDelete */
        TeamDelete: {
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TeamLeadSet */
        TeamLeadSet: {
            /** Islead */
            isLead: boolean;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** TeamMemberRemove */
        TeamMemberRemove: {
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
            /**
             * Userid
             * Format: uuid
             */
            userId: string;
        };
        /** TeamMembersAdd */
        TeamMembersAdd: {
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
            /** Userids */
            userIds: string[];
        };
        /** TeamOfInvite */
        TeamOfInvite: {
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TeamOfMember */
        TeamOfMember: {
            /** Islead */
            isLead: boolean;
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TeamPerson */
        TeamPerson: {
            /** Abbreviationbgcolor */
            abbreviationBgColor: string;
            /**
             * Addedat
             * Format: date-time
             */
            addedAt: string;
            /** Email */
            email: string;
            /** Fullname */
            fullName: string;
            /** Islead */
            isLead: boolean;
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
        /** TeamPublic */
        TeamPublic: {
            /**
             * Createdat
             * Format: date-time
             */
            createdAt: string;
            /** Description */
            description: string;
            /** Iseveryone */
            isEveryone: boolean;
            /** Members */
            members: components["schemas"]["TeamPerson"][];
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
            /**
             * Updatedat
             * Format: date-time
             */
            updatedAt: string;
        };
        /** TeamUpdate */
        TeamUpdate: {
            /** Description */
            description?: string | null;
            /** Name */
            name?: string | null;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TeamWaiting */
        TeamWaiting: {
            /** Name */
            name: string;
            /**
             * Teamid
             * Format: uuid
             */
            teamId: string;
        };
        /** TotpBegun */
        TotpBegun: {
            /** Qrsvg */
            qrSvg: string;
            /** Secret */
            secret: string;
            /** Uri */
            uri: string;
        };
        /** TotpConfirmed */
        TotpConfirmed: {
            /**
             * Confirmedat
             * Format: date-time
             */
            confirmedAt: string;
        };
        /**
         * Verdict
         * @enum {string}
         */
        Verdict: "invite" | "alreadyMember" | "alreadyInvited" | "invalid" | "duplicate" | "noSeat";
        /** VerifyEmailAnswer */
        VerifyEmailAnswer: components["schemas"]["EmailVerified"] | components["schemas"]["PasswordNeeded"];
        /** VerifyEmailIn */
        VerifyEmailIn: {
            /** Fullname */
            fullName?: string | null;
            /** Newpassword */
            newPassword?: string | null;
            /** Token */
            token: string;
        };
        /** WorkingSpan */
        WorkingSpan: {
            /** Fromtime */
            fromTime: string;
            /** Untiltime */
            untilTime: string;
            /** Weekday */
            weekday: number;
        };
        /** WorkingSpanPublic */
        WorkingSpanPublic: {
            /** Fromtime */
            fromTime: string;
            /** Untiltime */
            untilTime: string;
            /** Weekday */
            weekday: number;
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
    AdminConsole_ExportAuditRecords: {
        parameters: {
            query?: {
                action?: string | null;
                actorUserId?: string | null;
                /** @description What the file is */
                format?: components["schemas"]["TableFormat"];
                /** @description From this instant on */
                from?: string | null;
                search?: string;
                subjectType?: string | null;
                /** @description Before this instant */
                to?: string | null;
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
    AdminConsole_GetAuditActions: {
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
                    "application/json": components["schemas"]["Envelope_list_str__"];
                };
            };
        };
    };
    AdminConsole_GetCompanies: {
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
                    "application/json": components["schemas"]["Envelope_list_CompanyOfCaller__"];
                };
            };
        };
    };
    AdminConsole_GetMembersCount: {
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
                    "application/json": components["schemas"]["Envelope_MembersCount_"];
                };
            };
        };
    };
    AdminConsole_GetMembersOverView: {
        parameters: {
            query?: {
                GroupId?: string | null;
                pageCount?: number;
                pageNumber?: number;
                projectId?: string | null;
                role?: components["schemas"]["Role"] | null;
                search?: string;
                sort?: components["schemas"]["MemberSort"];
                teamId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_MembersOverview_"];
                };
            };
        };
    };
    AdminConsole_GetRemovalPreview: {
        parameters: {
            query: {
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
                    "application/json": components["schemas"]["Envelope_RemovalPreview_"];
                };
            };
        };
    };
    AdminConsole_ModifyMemberAsCoOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRef"];
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
                    "application/json": components["schemas"]["Envelope_MemberDetail_"];
                };
            };
        };
    };
    AdminConsole_ModifyMemberAsMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRef"];
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
                    "application/json": components["schemas"]["Envelope_MemberDetail_"];
                };
            };
        };
    };
    AdminConsole_ModifyMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleSet"];
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
                    "application/json": components["schemas"]["Envelope_MemberDetail_"];
                };
            };
        };
    };
    AdminConsole_QueryAuditRecords: {
        parameters: {
            query?: {
                action?: string | null;
                actorUserId?: string | null;
                /** @description From this instant on */
                from?: string | null;
                pageCount?: number;
                pageNumber?: number;
                search?: string;
                subjectType?: string | null;
                /** @description Before this instant */
                to?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_AuditRecordPublic__"];
                };
            };
        };
    };
    AdminConsole_RemoveMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRemove"];
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
                    "application/json": components["schemas"]["Envelope_Removal_"];
                };
            };
        };
    };
    AdminConsole_RenameAccountName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyRename"];
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Auth_BeginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
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
                    "application/json": components["schemas"]["Envelope_PasskeyBegun_"];
                };
            };
        };
    };
    Auth_BeginPasskeySignIn: {
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
                    "application/json": components["schemas"]["Envelope_PasskeySignInBegun_"];
                };
            };
        };
    };
    Auth_BeginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
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
                    "application/json": components["schemas"]["Envelope_TotpBegun_"];
                };
            };
        };
    };
    Auth_ChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordIn"];
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
    Auth_ConfirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeIn"];
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
                    "application/json": components["schemas"]["Envelope_RecoveryCodes_"];
                };
            };
        };
    };
    Auth_CreateRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
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
                    "application/json": components["schemas"]["Envelope_RecoveryCodes_"];
                };
            };
        };
    };
    Auth_DeletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyDeleteIn"];
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
    Auth_DisableTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
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
    Auth_FinishPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyFinishIn"];
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
                    "application/json": components["schemas"]["Envelope_PasskeyFinished_"];
                };
            };
        };
    };
    Auth_GetSecondFactors: {
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
                    "application/json": components["schemas"]["Envelope_SecondFactors_"];
                };
            };
        };
    };
    Auth_GetSessions: {
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
                    "application/json": components["schemas"]["Envelope_list_SessionPublic__"];
                };
            };
        };
    };
    Auth_Login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
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
                    "application/json": components["schemas"]["Envelope_LoginAnswer_"];
                };
            };
        };
    };
    Auth_LoginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInIn"];
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
                    "application/json": components["schemas"]["Envelope_LoginDone_"];
                };
            };
        };
    };
    Auth_LoginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepIn"];
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
                    "application/json": components["schemas"]["Envelope_LoginDone_"];
                };
            };
        };
    };
    Auth_Logout: {
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
    Auth_Refresh: {
        parameters: {
            query?: never;
            header?: {
                "X-Requested-With"?: string;
            };
            path?: never;
            cookie?: {
                gw_refresh?: string;
            };
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
                    "application/json": components["schemas"]["Envelope_RefreshDone_"];
                };
            };
        };
    };
    Auth_Register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterIn"];
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EmailOut_"];
                };
            };
        };
    };
    Auth_RequestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailIn"];
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EmailOut_"];
                };
            };
        };
    };
    Auth_ResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailIn"];
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_EmailOut_"];
                };
            };
        };
    };
    Auth_ResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordIn"];
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
    Auth_RevokeOtherSessions: {
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
    Auth_RevokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeSessionIn"];
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
    Auth_SwitchAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchAccountIn"];
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
                    "application/json": components["schemas"]["Envelope_SwitchAccountDone_"];
                };
            };
        };
    };
    Auth_VerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailIn"];
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
                    "application/json": components["schemas"]["Envelope_VerifyEmailAnswer_"];
                };
            };
        };
    };
    Campaign_GetByCode: {
        parameters: {
            query: {
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
                    "application/json": components["schemas"]["Envelope_CampaignPublic_"];
                };
            };
        };
    };
    DevOps_QueryRecords: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["Envelope_Page_ClientErrorPublic__"];
                };
            };
        };
    };
    DevOps_ReadRecords: {
        parameters: {
            query?: {
                /** @description `next` of the slice before */
                after?: string | null;
                pageCount?: number;
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
                    "application/json": components["schemas"]["Envelope_Slice_ClientErrorPublic__"];
                };
            };
        };
    };
    DevOps_Record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientErrorReport"];
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ClientErrorAccepted_"];
                };
            };
        };
    };
    Group_CreateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFound"];
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Group_DeleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDelete"];
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
    Group_DeleteGroupLogo: {
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Group_GetGroupDetail: {
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Group_GetMyGroups: {
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
                    "application/json": components["schemas"]["Envelope_list_CompanyBrief__"];
                };
            };
        };
    };
    Group_TransferOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipTransfer"];
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
                    "application/json": components["schemas"]["Envelope_MemberDetail_"];
                };
            };
        };
    };
    Group_UpdateGroupColor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyColor"];
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Group_UpdateGroupSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySettingsUpdate"];
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Group_UploadGroupLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Group_UploadGroupLogo"];
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
                    "application/json": components["schemas"]["Envelope_CompanyPublic_"];
                };
            };
        };
    };
    Invite_AcceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteTokenIn"];
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
                    "application/json": components["schemas"]["Envelope_SelfProfile_"];
                };
            };
        };
    };
    Invite_CheckMembersCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Invite_CheckMembersCsv"];
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
    Invite_GetInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteTokenIn"];
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
                    "application/json": components["schemas"]["Envelope_InviteSeen_"];
                };
            };
        };
    };
    Invite_InviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteCreate"];
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
                    "application/json": components["schemas"]["Envelope_InvitePublic_"];
                };
            };
        };
    };
    Invite_InviteMembersCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_Invite_InviteMembersCsv"];
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
    Invite_QueryInvites: {
        parameters: {
            query?: {
                pageCount?: number;
                pageNumber?: number;
                search?: string;
                status?: components["schemas"]["InviteStatus"] | null;
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
                    "application/json": components["schemas"]["Envelope_Page_InvitePublic__"];
                };
            };
        };
    };
    Invite_ResendInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRef"];
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
                    "application/json": components["schemas"]["Envelope_InvitePublic_"];
                };
            };
        };
    };
    Invite_RevokeInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRef"];
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
                    "application/json": components["schemas"]["Envelope_InvitePublic_"];
                };
            };
        };
    };
    ListView_DeleteListView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewRef"];
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
    ListView_GetListViews: {
        parameters: {
            query: {
                list: string;
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
                    "application/json": components["schemas"]["Envelope_list_ListViewPublic__"];
                };
            };
        };
    };
    ListView_SaveListView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewSave"];
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
                    "application/json": components["schemas"]["Envelope_ListViewPublic_"];
                };
            };
        };
    };
    Mail_ChooseMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailChoiceMake"];
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
                    "application/json": components["schemas"]["Envelope_MailChoiceSeen_"];
                };
            };
        };
    };
    Mail_GetMailChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailChoiceIn"];
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
                    "application/json": components["schemas"]["Envelope_MailChoiceSeen_"];
                };
            };
        };
    };
    Mail_GetMailUse: {
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
                    "application/json": components["schemas"]["Envelope_MailUse_"];
                };
            };
        };
    };
    Mail_QueryMails: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["Outcome"] | null;
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
                    "application/json": components["schemas"]["Envelope_Page_MailPublic__"];
                };
            };
        };
    };
    Mail_Unsubscribe: {
        parameters: {
            query: {
                token: string;
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
                    "application/json": components["schemas"]["Envelope_MailChoiceSeen_"];
                };
            };
        };
    };
    Member_GetMemberDetail: {
        parameters: {
            query: {
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
                    "application/json": components["schemas"]["Envelope_MemberDetail_"];
                };
            };
        };
    };
    Member_QueryMembers: {
        parameters: {
            query?: {
                pageCount?: number;
                pageNumber?: number;
                projectId?: string | null;
                role?: components["schemas"]["Role"] | null;
                search?: string;
                sort?: components["schemas"]["MemberSort"];
                teamId?: string | null;
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
                    "application/json": components["schemas"]["Envelope_Page_MemberPublic__"];
                };
            };
        };
    };
    Project_AddProjectMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMembersAdd"];
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Project_ArchiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectArchive"];
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Project_CreateProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
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
                    "application/json": components["schemas"]["Envelope_ProjectWithManagers_"];
                };
            };
        };
    };
    Project_GetProjectDetail: {
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Project_GetTimeZones: {
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
                    "application/json": components["schemas"]["Envelope_list_str__"];
                };
            };
        };
    };
    Project_QueryProjects: {
        parameters: {
            query?: {
                isArchived?: boolean;
                pageCount?: number;
                pageNumber?: number;
                search?: string;
                sort?: components["schemas"]["ProjectSort"];
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
                    "application/json": components["schemas"]["Envelope_Page_ProjectBrief__"];
                };
            };
        };
    };
    Project_RemoveProjectMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMemberRemove"];
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Project_SetProjectManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectManagerSet"];
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
                    "application/json": components["schemas"]["Envelope_ProjectWithManagers_"];
                };
            };
        };
    };
    Project_UnarchiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectArchive"];
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Project_UpdateProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
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
                    "application/json": components["schemas"]["Envelope_ProjectPublic_"];
                };
            };
        };
    };
    Team_AddTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMembersAdd"];
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    Team_CreateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamCreate"];
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    Team_DeleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamDelete"];
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
    Team_GetTeamDetail: {
        parameters: {
            query: {
                teamId: string;
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    Team_QueryTeams: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["Envelope_Page_TeamBrief__"];
                };
            };
        };
    };
    Team_RemoveTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberRemove"];
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    Team_SetTeamLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamLeadSet"];
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    Team_UpdateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdate"];
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
                    "application/json": components["schemas"]["Envelope_TeamPublic_"];
                };
            };
        };
    };
    User_DeleteSelfAbsence: {
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
                    "application/json": components["schemas"]["Envelope_SelfAbsence_"];
                };
            };
        };
    };
    User_DeleteSelfPhoto: {
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
                    "application/json": components["schemas"]["Envelope_SelfProfile_"];
                };
            };
        };
    };
    User_GetSelfAbsence: {
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
                    "application/json": components["schemas"]["Envelope_SelfAbsence_"];
                };
            };
        };
    };
    User_GetSelfProfile: {
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
                    "application/json": components["schemas"]["Envelope_SelfProfile_"];
                };
            };
        };
    };
    User_HideFirstSteps: {
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
    User_SetSelfAbsence: {
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
                    "application/json": components["schemas"]["Envelope_SelfAbsence_"];
                };
            };
        };
    };
    User_UpdateSelfProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfProfileUpdate"];
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
                    "application/json": components["schemas"]["Envelope_SelfProfile_"];
                };
            };
        };
    };
    User_UploadSelfPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Body_User_UploadSelfPhoto"];
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
                    "application/json": components["schemas"]["Envelope_SelfProfile_"];
                };
            };
        };
    };
    _files_identity: {
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
        "identity": Models;
    }
}
