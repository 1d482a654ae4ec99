import { readXml } from './readXml.ts'

/** Paragraph style of a Word document. */
export interface WordStyle {
  /** Name in English, regardless of the language of the program. */
  readonly name: string
  /** Heading level from 1 to 9; 0 for none. */
  readonly headingLevel: number
  readonly isListed: boolean
  /** True for Word's style of list items. Their numbering may be lost or typed. */
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

/**
 * True if an element such as `w:b` enables its property, which is the default unless its value is negative.
 */
export const isOn = ({ 'w:val': value }: Readonly<Record<string, string>>): boolean =>
  !['0', 'false', 'off'].includes(value ?? '')

/** Heading level of an outline level, which counts from 0; 9 means body text. */
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
  // The depth limit ends cycles of inheritance.
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

/** True if a style is for list items, by its name, or by its id in a file without styles. */
export const isListText = (name: string): boolean => /^list ?paragraph$/i.test(name)
