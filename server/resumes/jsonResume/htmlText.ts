import { Parser } from 'htmlparser2'

/** Text of an HTML fragment: paragraphs and list items. */
export interface HtmlText {
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

const BLOCKS = new Set(['p', 'div', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'])

/** Converts HTML to text. Text without tags is treated as Markdown: list markers start list items. */
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

/** Plain text of an HTML fragment. */
export function plainTextOf(html: string): string {
  const { bullets, paragraphs } = htmlText(html)
  return [...paragraphs, ...bullets.map((bullet) => `• ${bullet}`)].join('\n')
}
