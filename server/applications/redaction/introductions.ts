import type { Token } from './tokens.ts'

/** Phrases that introduce a name, even in lower case. Folded, without apostrophes. */
const INTRODUCTIONS: ReadonlySet<string> = new Set(
  `name is, i am, i m, im, call me, called, this is, sincerely, ich bin, ich heisse, ich heise, heisse, name ist,
  je suis, m appelle, nomme, me llamo, nombre es, soy, mi chiamo, sono, me chamo, chamo, sou, nome e, naam is, ik heet,
  heet, ik ben, hedder, heter, jag ar, jeg er, navn er, nazywam sie, jestem, imie, menya zovut, zovut, jmenuji se,
  jmeno, jsem, ma numesc, numesc, numele, me lene, onomazomai, legomai, nimeni on, olen, adim, ismim, nevem, vagyok`
    .split(',')
    .map((each) => each.trim()),
)

/** True if the words before a token introduce a name. */
export function isIntroduction(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.folded ?? ''
  return INTRODUCTIONS.has(before) || INTRODUCTIONS.has(`${tokens[at - 2]?.folded ?? ''} ${before}`)
}
