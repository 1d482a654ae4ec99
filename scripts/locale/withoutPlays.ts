import { parseSync, Visitor, type Plugin } from 'vite'

/**
 * Removes the play functions and tests of stories, because both find controls by their English names.
 *
 * @param code the source of a file of stories
 */
export function withoutPlays(id: string, code: string): string {
  const removed: [start: number, end: number, instead: string][] = []
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'play') removed.push([start, end, 'play: undefined'])
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return
      const { property } = expression.callee
      if (property.type === 'Identifier' && property.name === 'test') removed.push([start, end, ''])
    },
  }).visit(parseSync(id, code).program)
  return removed
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, instead]) => rest.slice(0, start) + instead + rest.slice(end), code)
}

export const storiesWithoutPlays = (): Plugin => ({
  name: 'stories-without-plays',
  enforce: 'pre',
  transform: { filter: { id: /\.stories\.tsx$/ }, handler: (code, id) => withoutPlays(id, code) },
})
