import { createElement, Fragment, type ReactNode } from 'react'

/** Something for each item of a list that is shown as it is: nothing but its place tells an item from another. */
export const inOrder = <Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) =>
  createElement(Fragment, null, ...items.map((item, index) => show(item, index)))
