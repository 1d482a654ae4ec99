import type { Token } from '../../src/ui/tokens/themes.ts'

/** A foreground on a background, and the ratio that pair needs (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
export interface Pair {
  readonly on: Token
  readonly front: Token
  readonly needs: 3 | 4.5 | 7
  readonly use: string
}

const pair = (front: Token, on: Token, needs: Pair['needs'], use: string): Pair => ({ front, on, needs, use })

/** All pairs of colours that occur on screens. */
export const pairs: readonly Pair[] = [
  pair('ink', 'canvas', 7, 'Text on the page'),
  pair('ink', 'surface', 7, 'Text on a panel'),
  pair('ink', 'sunken', 7, 'Text on sunken ground'),
  pair('ink', 'raised', 7, 'Text on raised ground'),
  pair('ink', 'selected', 7, 'Text in a chosen card'),
  pair('ink', 'autofill', 7, 'Text the browser filled in'),
  pair('ink', 'danger-soft', 7, 'Message above a form'),
  pair('muted', 'canvas', 4.5, 'Secondary text'),
  pair('muted', 'surface', 4.5, 'Hint'),
  pair('muted', 'sunken', 4.5, 'Read-only text'),
  pair('muted', 'selected', 4.5, 'Text of a chosen card'),
  pair('subtle', 'canvas', 4.5, 'Caption'),
  pair('subtle', 'surface', 4.5, 'Caption on a panel'),
  pair('on-brand', 'brand', 7, 'Text on the navbar'),
  pair('on-brand', 'brand-hover', 7, 'Current item of the navbar'),
  pair('on-brand-ground', 'on-brand', 7, 'Button on the plate'),
  pair('on-brand-ground', 'on-brand-muted', 7, 'Button on the plate, pointed at'),
  pair('on-brand-muted', 'brand', 4.5, 'Item of the navbar'),
  pair('accent', 'brand', 3, 'Way behind the person'),
  pair('accent', 'brand-hover', 3, 'Mark of the current item'),
  pair('focus-on-brand', 'brand', 3, 'Focus on the navbar'),
  pair('on-accent', 'accent', 4.5, 'Initials'),
  pair('on-primary', 'primary', 4.5, 'Button'),
  pair('on-primary', 'primary-hover', 4.5, 'Button, pointed at'),
  pair('on-primary', 'primary-active', 4.5, 'Button, pressed'),
  pair('primary', 'canvas', 3, 'Edge of a button'),
  pair('primary', 'surface', 3, 'Edge of a button on a panel'),
  pair('canvas', 'primary', 3, 'Gap between button and focus ring'),
  pair('on-primary-soft', 'primary-soft', 4.5, 'Text on a soft ground'),
  pair('link', 'canvas', 4.5, 'Link'),
  pair('link', 'surface', 4.5, 'Link on a panel'),
  pair('link-hover', 'surface', 4.5, 'Link, pointed at'),
  pair('link-hover', 'primary-soft', 4.5, 'Quiet button, pointed at'),
  pair('field', 'surface', 3, 'Edge of a field'),
  pair('field', 'canvas', 3, 'Edge of a field on the page'),
  pair('field-hover', 'surface', 3, 'Edge of a field, pointed at'),
  pair('focus', 'canvas', 3, 'Focus'),
  pair('focus', 'surface', 3, 'Focus on a panel'),
  pair('focus', 'sunken', 3, 'Focus on sunken ground'),
  pair('focus', 'raised', 3, 'Focus on raised ground'),
  pair('focus', 'selected', 3, 'Focus on a chosen card'),
  pair('focus', 'primary-soft', 3, 'Focus on a soft ground'),
  pair('focus', 'danger-soft', 3, 'Focus in a message above a form'),
  pair('selected-line', 'surface', 3, 'Edge of a chosen card'),
  pair('selected-line', 'canvas', 3, 'Edge of a chosen card on the page'),
  pair('danger-text', 'surface', 4.5, 'Message of a field on a panel'),
  pair('danger-text', 'canvas', 4.5, 'Message of a field'),
  pair('danger-text', 'danger-soft', 4.5, 'Error summary'),
  pair('danger-line', 'surface', 3, 'Edge of a wrong field'),
  pair('danger-line', 'canvas', 3, 'Edge of a wrong field on the page'),
  pair('on-danger', 'danger', 4.5, 'Notification of a failure'),
  pair('danger', 'canvas', 3, 'Edge of that notification'),
  pair('success-text', 'canvas', 4.5, 'Rule that is met'),
  pair('success-text', 'surface', 4.5, 'Rule that is met, on a panel'),
  pair('success-text', 'success-soft', 4.5, 'Banner of a success'),
  pair('on-success', 'success', 4.5, 'Notification of a success'),
  pair('success', 'canvas', 3, 'Edge of that notification'),
  pair('warning-text', 'warning-soft', 4.5, 'Caps lock hint'),
  pair('info-text', 'info-soft', 4.5, 'Banner'),
  pair('on-disabled', 'disabled', 3, 'Button that waits'),
]

/** Contrast ratio of two colours in the form #rrggbb, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
