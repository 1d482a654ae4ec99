/** Other names of the same technology, each with the one that is indexed. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['aspnet', 'aspdotnet'],
  ['cpp', 'c++'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
])

export const otherNameOf = (word: string): string => OTHER_NAMES.get(word) ?? word

const SHORTEST_FEMININE = 7

/** Endings of feminine names of occupations in German and French, and what the masculine ones have instead. */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/(?<=er|eur|ist|ant|ent|log|or|ar)in(?:nen)?$/, ''],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/ieres?$/, 'ier'],
]

/** The masculine form of an occupation: a search for one finds the other. Other words stay as they are. */
export function masculineOf(word: string): string {
  if (word.length < SHORTEST_FEMININE) return word
  const [ending, instead] = FEMININE.find(([feminine]) => feminine.test(word)) ?? []
  return ending ? word.replace(ending, instead ?? '') : word
}

/** Last parts of German names of occupations, folded. Only these: parts of any word would find too much. */
const HEADS = `
  administrator anwalt anwaltin apotheker arbeiter architekt arzt arztin assistent backer bauer bearbeiter
  begleiter berater betreuer buchhalter chemiker coach designer elektriker elektroniker entwickler
  erzieher fahrer frau fuhrer gartner handler helfer hilfe informatiker ingenieur installateur jurist
  kaufmann kauffrau koch kochin kraft kellner lehrer leiter maler manager mechaniker mechatroniker meister
  metzger monteur operator padagoge pfleger planer programmierer prufer psychologe redakteur reiniger
  schlosser schreiner schweisser sekretar spezialist sprecher techniker tester therapeut tischler trainer
  verkaufer vertreter verwalter wirt zeichner zimmerer`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)

const SHORTEST_BEFORE_HEAD = 3

/** The last part of a German compound that names an occupation: "pfleger" of "altenpfleger". */
export function headOf(word: string): readonly string[] {
  const head = HEADS.find((each) => word.endsWith(each) && word.length >= each.length + SHORTEST_BEFORE_HEAD)
  return head === undefined ? [] : [head]
}
