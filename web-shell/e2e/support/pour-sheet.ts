/** “Concrete pour inspection” as an XLSForm that a newcomer has. One of its questions asks what no form here can ask. */
import { FORM } from "./pour";
import { workbook } from "./workbook";

const COLUMNS = ["type", "name", "label", "required", "relevant", "appearance", "choice_filter", "repeat_count"];
const MORE = ["calculation", "constraint", "constraint_message"];

export const POUR = workbook({
  survey: [
    [...COLUMNS, ...MORE],
    ["start", "begun"],
    ["begin_group", "pour", "The pour"],
    ["note", "head", FORM],
    ["date", "day", "Day of the pour", "yes"],
    ["select_one building", "building", "Building"],
    ["select_one storey", "storey", "Storey", "", "", "", "building = ${building}"],
    ["text", "grid", "Gridline or storey", "yes"],
    ["integer", "slump", "Slump (mm)", "", "", "", "", "", "", ". >= 0 and . <= 300", "A slump is 0 to 300 mm."],
    ["text", "wet", "Why it is so wet", "${slump} > 180", "${slump} > 180", "multiline"],
    ["end_group"],
    ["begin_group", "checks", "Before the pour"],
    ["select_one check", "formwork", "Formwork tight and clean", "yes"],
    ["text", "fault", "What is wrong with the formwork", "", "${formwork} = 'no'"],
    ["select_one check", "steel", "Reinforcement as drawn", "yes"],
    ["image", "steel_photo", "Photos of the reinforcement", "", "${steel} = 'no'"],
    ["text", "count", "Both are bad", "", "count-selected(${steel}) > 1"],
    ["end_group"],
    ["begin_group", "concrete", "Concrete"],
    ["begin_repeat", "loads", "Loads", "", "", "", "", "2"],
    ["text", "ticket", "Ticket"],
    ["decimal", "volume", "Volume"],
    ["end_repeat"],
    ["calculate", "total", "Concrete in all", "", "", "", "", "", "sum(${volume})"],
    ["image", "photo", "Photos of the pour"],
    ["image", "signed", "Inspector", "yes", "", "signature"],
    ["end_group"],
  ],
  choices: [
    ["list_name", "name", "label", "building"],
    ["check", "yes", "Yes"],
    ["check", "no", "No"],
    ["building", "a", "Block A"],
    ["building", "b", "Block B"],
    ["storey", "12", "Storey 12", "a"],
    ["storey", "3", "Storey 3", "b"],
  ],
  settings: [
    ["form_title", "form_id"],
    [FORM, "pour"],
  ],
});
