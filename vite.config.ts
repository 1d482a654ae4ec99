import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { api } from './scripts/viteApi.ts'
import { createChunkName } from './scripts/chunkName.ts'
import { routerWithoutComponents, treeshake } from './scripts/routerWithoutComponents.ts'
import { prerender } from './src/prerender/plugin.ts'

/** Descriptions of states are for inspection only and are removed from the build. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^?]*\.ts$/ },
    handler: (code) => code.replaceAll(/^ *description:\s*'(?:[^'\\]|\\.)*',$/gm, ''),
  },
}

/** True for a build with a hosted backend. */
const isHosted = (mode: string) => Boolean(loadEnv(mode, import.meta.dirname)['VITE_HOSTED_URL'])

export default defineConfig(({ mode }) => ({
  plugins: [withoutDescriptions, routerWithoutComponents, react(), tailwindcss(), prerender(), api()],
  // Not those of the sign-ins that the bench compares with.
  optimizeDeps: { entries: 'index.html' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake,
          output: {
            codeSplitting: {
              // No module is in a chunk that more pages load, nor imports one that fewer do: chunks have no cycles.
              groups: [
                {
                  name: createChunkName({ isHosted: isHosted(mode) }),
                  debugName: 'routes',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
}))
