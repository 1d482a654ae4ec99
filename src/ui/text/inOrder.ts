import { createElement, Fragment, type ReactNode } from 'react'

/** Renders the items of a list that never reorders, so that items need no keys. */
export const inOrder = <Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) =>
  createElement(Fragment, null, ...items.map((item, index) => show(item, index)))
