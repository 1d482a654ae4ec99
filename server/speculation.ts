import { Hono } from 'hono'
import { paths } from '../contract/paths.ts'
import type { HttpEnvironment } from './http/environment.ts'

/** The pages on which a visitor says who they are, each with what follows and where the browser reads of it. */
const choosers = [
  { page: paths.chooseLogin, next: paths.login, rules: '/speculation/login.json' },
  { page: paths.chooseRegister, next: paths.register, rules: '/speculation/register.json' },
] as const

/** Where the rules are for what follows on a page, as the header `Speculation-Rules` names them. */
export const speculationOn = (path: string): string | undefined => {
  const rules = choosers.find(({ page }) => page === path)?.rules
  return rules && `"${rules}"`
}

/**
 * Tells browsers what to make ready while a visitor chooses: the page of the candidate, who is preselected, as it will
 * be shown, and the answer for the employer. A button leads there, not a link, so there is nothing to point at first.
 */
export function createSpeculation(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  for (const { next, rules } of choosers) {
    const speculation = {
      prerender: [{ urls: [next('candidate')], eagerness: 'immediate' }],
      prefetch: [{ urls: [next('employer')], eagerness: 'immediate' }],
    }
    app.get(rules, (c) =>
      c.body(JSON.stringify(speculation), 200, {
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': 'public, max-age=3600',
      }),
    )
  }
  return app
}
