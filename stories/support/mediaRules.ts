/** Media queries of user preferences, which the toolbar simulates. */
export const askedFor = {
  contrast: '(prefers-contrast: more)',
  motion: '(prefers-reduced-motion: reduce)',
} as const

/**
 * Lets the rules that answer a media query hold for everybody, or only for those who ask their system for them: the
 * rules of the application itself, not a copy of them.
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
