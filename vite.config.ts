import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { api } from './scripts/viteApi.ts'
import { prerender } from './src/prerender/plugin.ts'

/** What the machines say of their states is for whoever inspects them: people who only use them load none of it. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^?]*\.ts$/ },
    handler: (code) => code.replaceAll(/^ *description:\s*'(?:[^'\\]|\\.)*',$/gm, ''),
  },
}

export default defineConfig({
  plugins: [withoutDescriptions, react(), tailwindcss(), prerender(), api()],
  // Not those of the sign-ins that the bench compares with.
  optimizeDeps: { entries: 'index.html' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Every page needs the libraries, and they change seldom. What several pages share comes in one piece: small
          // chunks compress badly, and each is a request.
          groups: [
            {
              name: 'libraries',
              priority: 4,
              test: /rolldown\/runtime|node_modules\/(@?xstate|react|react-dom|scheduler|use-\w+-[\w-]+|valibot|universal-cookie)\//,
            },
            {
              name: 'form',
              priority: 2,
              test: /contract\/text|src\/(ui\/form\/(Field|Form|PasswordField|Submit|form)|ui\/feedback\/StillWaiting|views\/forms\/FlowForm)/,
            },
            {
              // What a form checks comes when somebody begins; a page that sets a password tells its rules at once.
              name: 'forms',
              priority: 2,
              test: /contract\/(\w+\/)?(forms|emailAddress|fields)|src\/(ui\/form\/PasswordRules|words\/generatedPassword)/,
            },
            // Who says when something was saved knows nothing of jobs.
            { name: 'dates', priority: 2, test: /src\/words\/dates\./, minShareCount: 2 },
            {
              // What is said of a job wherever one stands, and in the head of its pages.
              name: 'jobs',
              priority: 1,
              test: /src\/words\/(job|pay|record|postings)\.|src\/pages\/shared\/Page|contract\/(companies\/record|search\/(job|lengths)|postings\/(currency|reads))\./,
              minShareCount: 2,
            },
            {
              name: 'base',
              priority: 3,
              test: /src\/(\w+\/use(?!Reading|Paging|Copying|Mailed|Draft|Saved)[A-Z]\w+|app\/actors|routing\/route\.|effects\/(auth|shared\/(?!keepApplication|keepDraft|letterContent|postingContent|resumeContent))|network\/(base|failure|request)|ui\/\w+\/(?!Panel|TextArea|YesNoField|PasswordRules|Dialog|RuledRows|StateTag|RadioGroup|Way|MarkdownText|Menu|ReadText|WrittenText|RowLink|TabLinks|Tabs|useIsWide|DemoTag)|views\/shells\/AuthLayout|words\/(roles|claim))|machines\/(shared\/(submission|required)|auth\/keeping)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
