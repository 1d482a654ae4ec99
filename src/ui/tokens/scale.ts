interface TypeLook {
  lineHeight: string
  letterSpacing?: string
  fontWeight?: string
}

export const fontSize = {
  hero: [
    'clamp(2.5rem, 1.9rem + 2.6vw, 3.75rem)',
    { lineHeight: '1.04', letterSpacing: '-0.03em', fontWeight: '600' },
  ],
  display: [
    'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    { lineHeight: '1.06', letterSpacing: '-0.028em', fontWeight: '600' },
  ],
  h1: [
    'clamp(1.75rem, 1.55rem + .9vw, 2.25rem)',
    { lineHeight: '1.14', letterSpacing: '-0.022em', fontWeight: '600' },
  ],
  section: [
    'clamp(1.625rem, 1.5rem + .6vw, 2rem)',
    { lineHeight: '1.15', letterSpacing: '-0.022em', fontWeight: '600' },
  ],
  figure: [
    'clamp(1.75rem, 1.6rem + .6vw, 2.125rem)',
    { lineHeight: '1.05', letterSpacing: '-0.02em', fontWeight: '600' },
  ],
  h2: ['1.375rem', { lineHeight: '1.25', letterSpacing: '-0.012em', fontWeight: '600' }],
  h3: ['1.125rem', { lineHeight: '1.3', letterSpacing: '-0.006em', fontWeight: '600' }],
  lead: ['clamp(1.125rem, 1.05rem + .3vw, 1.25rem)', { lineHeight: '1.5' }],
  body: ['1.0625rem', { lineHeight: '1.5' }],
  action: ['1.0625rem', { lineHeight: '1.2', fontWeight: '600' }],
  label: ['0.9375rem', { lineHeight: '1.35', fontWeight: '500' }],
  hint: ['0.9375rem', { lineHeight: '1.45' }],
  caption: ['0.875rem', { lineHeight: '1.4', letterSpacing: '0.005em' }],
  secret: ['1rem', { lineHeight: '1.5', letterSpacing: '0.02em' }],
} satisfies Record<string, [size: string, look: TypeLook]>

export const fontFamily = {
  sans: ['"Outfit Variable"', '"Outfit Fallback"', 'system-ui', 'sans-serif'],
  secret: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', '"DejaVu Sans Mono"', 'monospace'],
}

/** Spacing scale, in px. */
export const space = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72] as const

/** Padding at a side of the window, which avoids the notch of a phone's screen. */
export const beyondNotch = (least: string) =>
  `max(${least}, env(safe-area-inset-left), env(safe-area-inset-right))`

/** Sizes given by the specification (2 and 9). In px, so that they do not grow with the text size. */
export const fixedSizes = {
  header: '60px',
  bar: '40px',
  navbar: '300px',
  column: '420px',
  card: '320px',
  'card-side': 'calc(50% - 160px)',
  gutter: beyondNotch('20px'),
  'edge-0': beyondNotch('0px'),
  'edge-2': beyondNotch('8px'),
  'edge-3': beyondNotch('12px'),
  'edge-4': beyondNotch('16px'),
}

/**
 * Breakpoints at 600, 769, 904, 1024 and 1200 px. In rem, so that larger text gets the layout of a narrower
 * window.
 */
export const screens = { sm: '37.5rem', md: '48.0625rem', lg: '56.5rem', xl: '64rem', '2xl': '75rem' }

export const borderRadius = {
  none: '0',
  tag: '6px',
  inner: '8px',
  control: '12px',
  card: '16px',
  panel: '20px',
  plate: '28px',
  full: '9999px',
}

export const boxShadow = { card: 'var(--shadow-card)', float: 'var(--shadow-float)', none: 'none' }

/** Easing curve of all animations. */
export const settle = 'cubic-bezier(.2,.8,.2,1)'

/** Durations of animations, by purpose. */
export const durations = { colour: '120ms', press: '80ms', lift: '160ms', enter: '240ms', path: '600ms' }
