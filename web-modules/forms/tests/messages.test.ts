import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { expect, test } from "vitest";
import { forBuilder } from "../src/messages/builder/all";
import forBuilderZhCn from "../src/messages/builder/all.zh-cn";
import { byFields } from "../src/messages/by-fields/en";
import byFieldsZhCn from "../src/messages/by-fields/zh-cn";
import { byItself } from "../src/messages/by-itself/en";
import byItselfZhCn from "../src/messages/by-itself/zh-cn";
import { changed } from "../src/messages/changed/en";
import changedZhCn from "../src/messages/changed/zh-cn";
import { changes } from "../src/messages/changes/en";
import changesZhCn from "../src/messages/changes/zh-cn";
import { choiceLists } from "../src/messages/choice-lists/en";
import choiceListsZhCn from "../src/messages/choice-lists/zh-cn";
import { clipboard } from "../src/messages/clipboard/en";
import clipboardZhCn from "../src/messages/clipboard/zh-cn";
import { comment } from "../src/messages/comment/en";
import commentZhCn from "../src/messages/comment/zh-cn";
import { copying } from "../src/messages/copying/en";
import copyingZhCn from "../src/messages/copying/zh-cn";
import { deleted } from "../src/messages/deleted/en";
import deletedZhCn from "../src/messages/deleted/zh-cn";
import { notices } from "../src/messages/draft-notices/en";
import noticesZhCn from "../src/messages/draft-notices/zh-cn";
import { en } from "../src/messages/en";
import { enteredBy } from "../src/messages/entered-by/en";
import enteredByZhCn from "../src/messages/entered-by/zh-cn";
import { finding } from "../src/messages/finding/en";
import findingZhCn from "../src/messages/finding/zh-cn";
import { firstSteps } from "../src/messages/first-steps/en";
import firstStepsZhCn from "../src/messages/first-steps/zh-cn";
import { folders } from "../src/messages/folders/en";
import foldersZhCn from "../src/messages/folders/zh-cn";
import { formData } from "../src/messages/form-data/en";
import formDataZhCn from "../src/messages/form-data/zh-cn";
import { fromFile } from "../src/messages/from-file/en";
import fromFileZhCn from "../src/messages/from-file/zh-cn";
import { gallery } from "../src/messages/gallery/en";
import galleryZhCn from "../src/messages/gallery/zh-cn";
import { looking } from "../src/messages/looking/en";
import lookingZhCn from "../src/messages/looking/zh-cn";
import { moveDialogs } from "../src/messages/move-dialogs/en";
import moveDialogsZhCn from "../src/messages/move-dialogs/zh-cn";
import { pageList } from "../src/messages/page-list/en";
import pageListZhCn from "../src/messages/page-list/zh-cn";
import { parallel } from "../src/messages/parallel/en";
import parallelZhCn from "../src/messages/parallel/zh-cn";
import { preview } from "../src/messages/preview/en";
import previewZhCn from "../src/messages/preview/zh-cn";
import { sample } from "../src/messages/sample/en";
import sampleZhCn from "../src/messages/sample/zh-cn";
import { share } from "../src/messages/share/en";
import shareZhCn from "../src/messages/share/zh-cn";
import { shared } from "../src/messages/shared/en";
import sharedZhCn from "../src/messages/shared/zh-cn";
import { shelf } from "../src/messages/shelf/en";
import shelfZhCn from "../src/messages/shelf/zh-cn";
import { startLink } from "../src/messages/start-link/en";
import startLinkZhCn from "../src/messages/start-link/zh-cn";
import { subForm } from "../src/messages/sub-form/en";
import subFormZhCn from "../src/messages/sub-form/zh-cn";
import { settings } from "../src/messages/template-settings/en";
import settingsZhCn from "../src/messages/template-settings/zh-cn";
import { times } from "../src/messages/times/en";
import timesZhCn from "../src/messages/times/zh-cn";
import { unsent } from "../src/messages/unsent/en";
import unsentZhCn from "../src/messages/unsent/zh-cn";
import { validTime } from "../src/messages/valid-time/en";
import validTimeZhCn from "../src/messages/valid-time/zh-cn";
import { versions } from "../src/messages/versions/en";
import versionsZhCn from "../src/messages/versions/zh-cn";
import zhCn from "../src/messages/zh-cn";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
  expect(catalogueProblems(fromFile, fromFileZhCn)).toEqual([]);
  expect(catalogueProblems(forBuilder, forBuilderZhCn)).toEqual([]);
  expect(catalogueProblems(changed, changedZhCn)).toEqual([]);
  expect(catalogueProblems(changes, changesZhCn)).toEqual([]);
  expect(catalogueProblems(choiceLists, choiceListsZhCn)).toEqual([]);
  expect(catalogueProblems(folders, foldersZhCn)).toEqual([]);
  expect(catalogueProblems(gallery, galleryZhCn)).toEqual([]);
  expect(catalogueProblems(clipboard, clipboardZhCn)).toEqual([]);
  expect(catalogueProblems(finding, findingZhCn)).toEqual([]);
  expect(catalogueProblems(looking, lookingZhCn)).toEqual([]);
  expect(catalogueProblems(formData, formDataZhCn)).toEqual([]);
  expect(catalogueProblems(preview, previewZhCn)).toEqual([]);
  expect(catalogueProblems(settings, settingsZhCn)).toEqual([]);
  expect(catalogueProblems(notices, noticesZhCn)).toEqual([]);
  expect(catalogueProblems(pageList, pageListZhCn)).toEqual([]);
  expect(catalogueProblems(comment, commentZhCn)).toEqual([]);
  expect(catalogueProblems(copying, copyingZhCn)).toEqual([]);
  expect(catalogueProblems(byFields, byFieldsZhCn)).toEqual([]);
  expect(catalogueProblems(byItself, byItselfZhCn)).toEqual([]);
  expect(catalogueProblems(deleted, deletedZhCn)).toEqual([]);
  expect(catalogueProblems(enteredBy, enteredByZhCn)).toEqual([]);
  expect(catalogueProblems(firstSteps, firstStepsZhCn)).toEqual([]);
  expect(catalogueProblems(startLink, startLinkZhCn)).toEqual([]);
  expect(catalogueProblems(times, timesZhCn)).toEqual([]);
  expect(catalogueProblems(subForm, subFormZhCn)).toEqual([]);
  expect(catalogueProblems(parallel, parallelZhCn)).toEqual([]);
  expect(catalogueProblems(sample, sampleZhCn)).toEqual([]);
  expect(catalogueProblems(share, shareZhCn)).toEqual([]);
  expect(catalogueProblems(shared, sharedZhCn)).toEqual([]);
  expect(catalogueProblems(shelf, shelfZhCn)).toEqual([]);
  expect(catalogueProblems(unsent, unsentZhCn)).toEqual([]);
  expect(catalogueProblems(validTime, validTimeZhCn)).toEqual([]);
  expect(catalogueProblems(versions, versionsZhCn)).toEqual([]);
  expect(catalogueProblems(moveDialogs, moveDialogsZhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(
    unusedKeys(
      {
        ...en,
        ...fromFile,
        ...forBuilder,
        ...copying,
        ...parallel,
        ...sample,
        ...share,
        ...shared,
        ...shelf,
        ...versions,
        ...moveDialogs,
        ...unsent,
        ...validTime,
        ...byFields,
        ...byItself,
        ...enteredBy,
        ...comment,
        ...subForm,
        ...choiceLists,
        ...folders,
        ...gallery,
        ...changed,
        ...changes,
        ...clipboard,
        ...looking,
        ...finding,
        ...pageList,
        ...notices,
        ...settings,
        ...preview,
        ...formData,
      },
      resolve(import.meta.dirname, "../src"),
    ),
  ).toEqual([]);
});
