/** Rows of texts as a workbook (.xlsx), as a spreadsheet program saves them. */
import { crc32 } from "node:zlib";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

export function workbook(sheets: Sheets): Buffer {
  const names = Object.keys(sheets);
  const each = (made: (name: string, at: number) => string) => names.map((name, at) => made(name, at + 1)).join("");
  const parts: [string, string][] = [
    [
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${each((name, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}/relationships">${each((_, at) => `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
    ],
    ...names.map((name, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${SHEET}"><sheetData>${sheets[name]?.map(rowOf).join("")}</sheetData></worksheet>`,
    ]),
  ];
  return archive(parts.map(([name, text]) => ({ name, content: Buffer.from(text) })));
}

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const rowOf = (cells: readonly string[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell) => (cell ? `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>` : "<c/>")).join("")}</row>`;

/** Nothing is packed: a zip of what is there. */
function archive(parts: readonly { name: string; content: Buffer }[]): Buffer {
  const files: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const path = Buffer.from(name);
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt32LE(crc32(content), 10);
    said.writeUInt32LE(content.length, 14);
    said.writeUInt32LE(content.length, 18);
    said.writeUInt16LE(path.length, 22);
    files.push(Buffer.from("PK\u0003\u0004"), said, path, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    listed.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), said, place, path);
    offset += 30 + path.length + content.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}
