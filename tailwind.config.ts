import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import {
  beyondNotch,
  borderRadius,
  boxShadow,
  durations,
  fixedSizes,
  fontFamily,
  fontSize,
  screens,
  settle,
} from './src/ui/tokens/scale.ts'
import { themes } from './src/ui/tokens/themes.ts'

export { themes } from './src/ui/tokens/themes.ts'

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
  // Shows the variant of an image pair that fits this theme.
  '--light-only': name === 'light' ? 'block' : 'none',
  '--dark-only': name === 'dark' ? 'block' : 'none',
})

const colours = Object.fromEntries(Object.keys(themes.light).map((token) => [token, `var(--${token})`]))

export default {
  content: ['./src/**/*.{ts,tsx}'],
  theme: {
    screens,
    colors: { ...colours, transparent: 'transparent', current: 'currentColor' },
    fontFamily,
    fontSize,
    borderRadius,
    boxShadow,
    extend: {
      // Side margins of a page in all but narrow windows.
      spacing: { ...fixedSizes, 'edge-8': beyondNotch('32px') },
      maxWidth: { page: '1120px', content: '1040px', wide: '864px', search: '1480px', measure: '62ch' },
      transitionTimingFunction: { settle },
      transitionDuration: durations,
      animation: {
        arrive: `arrive 240ms ${settle}`,
        slide: `slide 240ms ${settle}`,
        'appear-late': 'appear 120ms 300ms forwards',
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
