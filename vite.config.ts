import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { api } from './scripts/viteApi.ts'
import { prerender } from './src/prerender/plugin.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender(), api()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages share comes in one piece: small chunks compress badly, and each is a request.
          groups: [
            { name: 'form', test: /src\/ui\/(Field|Form|Password|Submit|StillWaiting|form)/ },
            { name: 'parts', test: /src\/(ui|views|words|use)/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
