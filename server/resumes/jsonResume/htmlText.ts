import { Parser } from 'htmlparser2'

/** The text of a piece of HTML: its paragraphs, and the entries of its lists. */
export interface HtmlText {
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

const BLOCKS = new Set(['p', 'div', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'])

/** Reads HTML as text. A text without tags is read as Markdown is: a line that begins as a list is an entry of one. */
export function htmlText(html: string): HtmlText {
  const [paragraphs, bullets]: [string[], string[]] = [[], []]
  let text = ''
  let isEntry = false
  const end = () => {
    for (const line of text.split('\n')) {
      const said = line.replaceAll(/\s+/g, ' ').trim()
      const entry = /^[-*+•] (?<entry>.+)$/u.exec(said)?.groups?.['entry']
      if (entry !== undefined) bullets.push(entry)
      else if (said !== '') (isEntry ? bullets : paragraphs).push(said)
    }
    text = ''
  }
  const parser = new Parser({
    onopentagname: (name) => {
      if (BLOCKS.has(name) && !(isEntry && name === 'p')) end()
      if (name === 'li') isEntry = true
    },
    ontext: (more) => (text += more),
    onclosetag: (name) => {
      if (BLOCKS.has(name)) end()
      if (name === 'li') isEntry = false
    },
  })
  parser.write(html)
  parser.end()
  end()
  return { paragraphs, bullets }
}

/** The whole text of a piece of HTML. */
export function plainTextOf(html: string): string {
  const { bullets, paragraphs } = htmlText(html)
  return [...paragraphs, ...bullets.map((bullet) => `• ${bullet}`)].join('\n')
}
