import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { api } from './scripts/viteApi.ts'
import { createChunkName } from './scripts/chunkName.ts'
import { routerWithoutComponents, treeshake } from './scripts/routerWithoutComponents.ts'
import { runtimeInLibraries } from './scripts/runtimeInLibraries.ts'
import { prerender } from './src/prerender/plugin.ts'

/** Removes the descriptions of states, which only the inspector shows, from the build. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^?]*\.ts$/ },
    handler: (code) => code.replaceAll(/^ *description:\s*'(?:[^'\\]|\\.)*',$/gm, ''),
  },
}

/** True if the build targets a hosted backend. */
const isHosted = (mode: string) => Boolean(loadEnv(mode, import.meta.dirname)['VITE_HOSTED_URL'])

export default defineConfig(({ mode }) => ({
  plugins: [
    withoutDescriptions,
    routerWithoutComponents,
    react(),
    tailwindcss(),
    runtimeInLibraries,
    prerender(),
    api(),
  ],
  // Excludes the pages that the benchmarks build for comparison.
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
              // A module's chunk is never loaded by pages that do not need it, and chunks have no import
              // cycles.
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
