import axe from 'axe-core'
import type { Story } from './context.ts'

/** axe rules whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Storybook's own elements, excluded from the checks. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * Returns the violations that axe finds in a story, with the configuration of its accessibility panel. The
 * `region` rule runs only for stories that enable it.
 */
export async function violations({ parameters }: Story, only?: readonly string[]): Promise<string[]> {
  const { a11y = {} } = parameters
  if (a11y.disable || a11y.test === 'off') return []
  const rules = [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])]
  axe.reset()
  axe.configure({ ...a11y.config, rules })
  const switched = rules.flatMap(({ id, enabled }) =>
    enabled === undefined ? [] : [[id, { enabled }] as const],
  )
  const { violations: found } = await axe.run(
    { include: document.body, exclude },
    {
      rules: Object.fromEntries(switched),
      ...a11y.options,
      ...(only && { runOnly: [...only], rules: {} }),
      resultTypes: ['violations'],
      preload: false,
    },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
