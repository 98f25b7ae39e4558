/** The kinds of bought content with lessons, as in their addresses: `/profile/courses/bob`. */
export type ContentKind = 'courses' | 'programs' | 'online-masterclasses'
