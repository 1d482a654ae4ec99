import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { themes } from './src/ui/themes.ts'

export { themes } from './src/ui/themes.ts'

const shadows = {
  light: {
    '--shadow-card': '0 1px 2px oklch(.2 .03 184/.06), 0 10px 28px -10px oklch(.2 .03 184/.18)',
    '--shadow-float': '0 12px 32px -8px oklch(.2 .03 184/.35)',
  },
  dark: {
    '--shadow-card': '0 0 0 1px transparent',
    '--shadow-float': '0 12px 32px -8px oklch(0 0 0/.6)',
  },
} as const

const variables = (name: keyof typeof themes) => ({
  colorScheme: name,
  ...Object.fromEntries(Object.entries(themes[name]).map(([token, colour]) => [`--${token}`, colour])),
  ...shadows[name],
})

const colours = Object.fromEntries(Object.keys(themes.light).map((token) => [token, `var(--${token})`]))

interface TypeLook {
  lineHeight: string
  letterSpacing?: string
  fontWeight?: string
}

const fontSize = {
  display: [
    'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    { lineHeight: '1.06', letterSpacing: '-0.028em', fontWeight: '600' },
  ],
  h1: [
    'clamp(1.75rem, 1.55rem + .9vw, 2.25rem)',
    { lineHeight: '1.14', letterSpacing: '-0.022em', fontWeight: '600' },
  ],
  h2: ['1.375rem', { lineHeight: '1.25', letterSpacing: '-0.012em', fontWeight: '600' }],
  h3: ['1.25rem', { lineHeight: '1.3', letterSpacing: '-0.01em', fontWeight: '600' }],
  body: ['1.0625rem', { lineHeight: '1.5' }],
  action: ['1.0625rem', { lineHeight: '1.2', fontWeight: '600' }],
  label: ['0.9375rem', { lineHeight: '1.35', fontWeight: '500' }],
  hint: ['0.9375rem', { lineHeight: '1.45' }],
  caption: ['0.875rem', { lineHeight: '1.4', letterSpacing: '0.005em' }],
  secret: ['1rem', { lineHeight: '1.5', letterSpacing: '0.02em' }],
} satisfies Record<string, [size: string, look: TypeLook]>

const settle = 'cubic-bezier(.2,.8,.2,1)'

export default {
  content: ['./src/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '600px', md: '769px', lg: '904px', xl: '1024px' },
    colors: { ...colours, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: ['"Outfit Variable"', '"Outfit Fallback"', 'system-ui', 'sans-serif'],
      secret: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', '"DejaVu Sans Mono"', 'monospace'],
    },
    fontSize,
    borderRadius: {
      none: '0',
      tag: '6px',
      inner: '8px',
      control: '12px',
      panel: '20px',
      plate: '28px',
      full: '9999px',
    },
    boxShadow: { card: 'var(--shadow-card)', float: 'var(--shadow-float)', none: 'none' },
    extend: {
      // Specification, 2 and 9. In px: these do not grow with the text.
      spacing: {
        header: '60px',
        bar: '40px',
        navbar: '300px',
        column: '420px',
        card: '320px',
        gutter: '20px',
      },
      maxWidth: { page: '1120px', content: '1040px', wide: '864px', measure: '62ch' },
      transitionTimingFunction: { settle },
      transitionDuration: { colour: '120ms', press: '80ms', lift: '160ms', enter: '240ms', path: '600ms' },
      animation: {
        arrive: `arrive 240ms ${settle}`,
        slide: `slide 240ms ${settle}`,
        draw: `draw 1.2s ${settle} forwards`,
      },
      zIndex: { header: '5', panel: '10', toast: '20' },
    },
  },
  plugins: [
    plugin((api) =>
      api.addBase({
        ':root, [data-theme=light]': variables('light'),
        '[data-theme=dark]': variables('dark'),
        '@media (prefers-color-scheme: dark)': {
          ':root:not([data-theme=light], [data-theme=dark])': variables('dark'),
        },
        '@media (prefers-contrast: more)': {
          ':root:root:root, [data-theme]:root': {
            '--line': 'var(--ink)',
            '--field': 'var(--ink)',
            '--muted': 'var(--ink)',
            '--subtle': 'var(--ink)',
          },
        },
      }),
    ),
  ],
} satisfies Config
