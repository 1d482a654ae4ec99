/** A text within SVG: what could be read as a mark is escaped, and what XML cannot hold is left out. */
export const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[<>&"']/g, (mark) => `&#${mark.codePointAt(0)};`)
