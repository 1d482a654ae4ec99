import { readXml } from './readXml.ts'

/** Paragraph style of a Word document. */
export interface WordStyle {
  /** In English, whatever language its program speaks. */
  readonly name: string
  /** 1 to 9 for a heading, 0 for none. */
  readonly headingLevel: number
  readonly isListed: boolean
  /** Word's style for items of a list: their numbering may be lost, or written by hand. */
  readonly isListText: boolean
  readonly isHidden: boolean
}

interface DeclaredStyle {
  name: string
  basedOn: string
  level: number | undefined
  isListed: boolean
  isHidden: boolean | undefined
}

export const noStyle: WordStyle = {
  name: '',
  headingLevel: 0,
  isListed: false,
  isListText: false,
  isHidden: false,
}

/** True if an element such as `w:b` turns something on: it does, unless its value says no. */
export const isOn = ({ 'w:val': value }: Readonly<Record<string, string>>): boolean =>
  !['0', 'false', 'off'].includes(value ?? '')

/** An outline level counts from 0; 9 is the text itself. */
export const levelOfOutline = (value: string | undefined): number => {
  const level = Number(value) + 1
  return level >= 1 && level <= 9 ? level : 0
}

/** Styles of a document by id, with inherited properties resolved. */
export function wordStyles(xml: string): ReadonlyMap<string, WordStyle> {
  const styles = new Map<string, DeclaredStyle>()
  let style: DeclaredStyle | undefined
  readXml(xml, {
    opens: (name, said) => {
      if (name === 'w:style') {
        style = { name: '', basedOn: '', level: undefined, isListed: false, isHidden: undefined }
        styles.set(said['w:styleId'] ?? '', style)
      }
      if (!style) return
      if (name === 'w:name') style.name = said['w:val'] ?? ''
      if (name === 'w:basedOn') style.basedOn = said['w:val'] ?? ''
      if (name === 'w:outlineLvl') style.level = levelOfOutline(said['w:val'])
      if (name === 'w:numPr') style.isListed = true
      if (name === 'w:vanish') style.isHidden = isOn(said)
    },
    closes: (name) => {
      if (name === 'w:style') style = undefined
    },
  })
  return new Map([...styles.keys()].map((id) => [id, resolved(styles, id)]))
}

function resolved(styles: ReadonlyMap<string, DeclaredStyle>, id: string, depth = 0): WordStyle {
  const style = styles.get(id)
  // Styles that are based on each other in a circle are based on nothing.
  if (!style || depth > 20) return noStyle
  const base = style.basedOn === '' ? noStyle : resolved(styles, style.basedOn, depth + 1)
  const named = Number(/^heading (\d)/i.exec(style.name)?.[1] ?? 0)
  return {
    name: style.name,
    headingLevel: named || (style.level ?? base.headingLevel),
    isListed: style.isListed || base.isListed || /^list (?:bullet|number)/i.test(style.name),
    isListText: isListText(style.name) || base.isListText,
    isHidden: style.isHidden ?? base.isHidden,
  }
}

/** True if a style is that of items of a list, by its name or, in a file without styles, its id. */
export const isListText = (name: string): boolean => /^list ?paragraph$/i.test(name)
