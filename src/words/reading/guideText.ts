/** Text of a guide. A block is a paragraph, or a list of points. */
export interface GuideText {
  readonly sections: readonly {
    readonly title: string
    readonly blocks: readonly (string | readonly string[])[]
  }[]
  readonly sources: readonly Source[]
}

export interface Source {
  readonly title: string
  readonly href: string
}
