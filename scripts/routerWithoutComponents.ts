import type { Plugin } from 'vite'

/**
 * Removes the contexts and components of react-router, which we use only to match paths. Bundlers keep them,
 * because they cannot prove that creating them has no side effects.
 */
export const routerWithoutComponents: Plugin = {
  name: 'router-without-components',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(
          /= (?=(?:React\d*\.(?:createContext|forwardRef|lazy|memo)|Symbol|Object\.getOwnPropertyNames)\()/g,
          '= /* @__PURE__ */ ',
        )
        .replaceAll(/^\w+\.(?:contextType|displayName) = .*;$/gm, ''),
  },
}

/** Lets the bundler assume that reading a property has no side effects, so that it drops unused classes. */
export const treeshake = { propertyReadSideEffects: false } as const
