/** Escapes text for XML, and removes characters that XML cannot contain. */
export const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[<>&"']/g, (mark) => `&#${mark.codePointAt(0)};`)

/** XML element with text content. */
export const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
