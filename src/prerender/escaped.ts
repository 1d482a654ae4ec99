/** Escapes text for SVG, and removes characters that XML does not allow. */
export const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[<>&"']/g, (mark) => `&#${mark.codePointAt(0)};`)
