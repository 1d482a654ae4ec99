import type { Page } from 'playwright/test'

/** Computed styles of a page, each value with one example element. */
export interface Look {
  readonly gaps: Readonly<Record<string, string>>
  readonly radii: Readonly<Record<string, string>>
  readonly sizes: Readonly<Record<string, string>>
  readonly shadows: Readonly<Record<string, string>>
  readonly colours: Readonly<Record<string, string>>
  /** Gradients, blurs and centred running text. */
  readonly ornaments: readonly string[]
  /** Collects the computed styles of all visible elements. */
  readonly edges: Readonly<Record<string, string>>
}

/** Reads what every visible part of a page wears, as the browser computes it. */
export const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const gaps: Record<string, string> = {}
    const radii: Record<string, string> = {}
    const sizes: Record<string, string> = {}
    const shadows: Record<string, string> = {}
    const colours: Record<string, string> = {}
    const edges: Record<string, string> = {}
    const ornaments: string[] = []

    const spaces = ['margin', 'padding'].flatMap((kind) =>
      ['top', 'right', 'bottom', 'left'].map((side) => `${kind}-${side}`),
    )
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const inColumn = 'h1, p, label, section, .control, button[type=submit], fieldset > label'
    // Elements within a line or a group, whose left edges do not count. The search form is one line.
    const apart =
      'fieldset > label *, [role=search] *, [data-problem] *, [role=status] *, section *, dialog *, p *'

    for (const part of document.querySelectorAll('body, body *')) {
      const style = getComputedStyle(part)
      const { width, height, left } = part.getBoundingClientRect()
      if (part.closest('.sr-only, noscript, script, dialog:not([open])')) continue
      if (!part.checkVisibility() || width <= 1 || height <= 1) continue
      // Lanes and timelines are drawn with their own measures, and adjacent content keeps clear of them.
      if (part.matches('.lanes, .turn-timeline :is(li, i, b)')) continue
      const name = part.outerHTML.slice(0, 90)

      if (part instanceof SVGElement) {
        if (part instanceof SVGGeometryElement && !part.closest('clipPath'))
          for (const colour of [style.fill, style.stroke]) if (colour !== 'none') colours[colour] ??= name
        continue
      }
      // Values before layout, which preserve keywords such as `auto`.
      const computed = part.computedStyleMap()
      for (const space of [...spaces, 'row-gap', 'column-gap']) {
        const value = computed.get(space)
        if (value instanceof CSSUnitValue && value.unit === 'px') gaps[Math.abs(value.value)] ??= name
        else if (value instanceof CSSMathValue) gaps[String(value)] ??= name
      }
      if (style.borderTopLeftRadius !== '0px') radii[style.borderTopLeftRadius] ??= name
      if ([...part.childNodes].some((node) => node instanceof Text && node.data.trim()))
        sizes[style.fontSize] ??= name
      if (style.boxShadow !== 'none' && !part.matches('.control')) shadows[style.boxShadow] ??= name
      colours[style.color] ??= name
      colours[style.backgroundColor] ??= name
      for (const side of sides)
        if (style[`border${side}Width`] !== '0px') colours[style[`border${side}Color`]] ??= name

      // The arrow of a select is drawn with gradients.
      if (style.backgroundImage !== 'none' && !part.matches('select.control'))
        ornaments.push(`${style.backgroundImage}: ${name}`)
      if (style.backdropFilter !== 'none') ornaments.push(`${style.backdropFilter}: ${name}`)
      if (part.matches('p, li, dd') && style.textAlign === 'center') ornaments.push(`centred: ${name}`)
      if (part.matches(inColumn) && part.closest('main') && !part.matches(apart))
        edges[Math.round(left)] ??= name
    }
    return { gaps, radii, sizes, shadows, colours, ornaments, edges }
  })
