/** Media queries of user preferences, which the toolbar simulates. */
export const askedFor = {
  contrast: '(prefers-contrast: more)',
  motion: '(prefers-reduced-motion: reduce)',
} as const

/**
 * Makes the rules of a media query apply to everyone, or again only to users whose system asks for them.
 * Changes the application's own style sheets, so that the real rules are shown.
 */
export function hold(query: string, forEverybody: boolean): void {
  for (const sheet of document.styleSheets) holdIn(sheet.cssRules, query, forEverybody)
}

function holdIn(rules: CSSRuleList, query: string, forEverybody: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith(query)) {
      rule.media.mediaText = forEverybody ? `${query}, all` : query
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) holdIn(rule.cssRules, query, forEverybody)
  }
}
