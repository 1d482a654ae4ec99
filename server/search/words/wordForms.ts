/** Alternative names of technologies, with the name that is indexed. */
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

/** Feminine endings of occupations in German and French, with the masculine ones. */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/(?<=er|eur|ist|ant|ent|log|or|ar)in(?:nen)?$/, ''],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/ieres?$/, 'ier'],
]

/**
 * Masculine form of an occupation, so that a search for either form finds both. Other words are unchanged.
 */
export function masculineOf(word: string): string {
  if (word.length < SHORTEST_FEMININE) return word
  const [ending, instead] = FEMININE.find(([feminine]) => feminine.test(word)) ?? []
  return ending ? word.replace(ending, instead ?? '') : word
}

/**
 * Last parts of German occupation names, folded. The list is closed, because parts of arbitrary words would
 * match too much.
 */
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

/** Last part of a German compound that names an occupation: "pfleger" of "altenpfleger". */
export function headOf(word: string): readonly string[] {
  const head = HEADS.find((each) => word.endsWith(each) && word.length >= each.length + SHORTEST_BEFORE_HEAD)
  return head === undefined ? [] : [head]
}
