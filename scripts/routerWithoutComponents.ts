import type { Plugin } from 'vite'

/** Drops the contexts and components of react-router, which only matches paths here: a bundler alone keeps them. */
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

/** Reading a property does nothing else here: without this, classes that nothing uses stay. */
export const treeshake = { propertyReadSideEffects: false } as const
