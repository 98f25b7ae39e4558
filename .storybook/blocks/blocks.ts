import { Anatomy, Part } from './anatomy.tsx'
import { Do, DoDont, Dont } from './do-dont.tsx'
import { Duties } from './duties.tsx'
import { EveryStory } from './every-story.tsx'
import { Example } from './example.tsx'
import { Key, Keyboard, NotFocusable } from './keyboard.tsx'
import { Opener } from './opener.tsx'
import { PropsTable } from './props-table.tsx'
import { prose } from './prose.tsx'
import { Purpose } from './purpose.tsx'
import { Rule, Rules } from './rules.tsx'
import { Strings, Text } from './strings.tsx'
import { For, NotFor } from './uses.tsx'

/** What a docs page is written with (packages/ui/DOCS.md). */
export const blocks = {
  ...prose,
  Anatomy,
  Do,
  DoDont,
  Dont,
  Duties,
  EveryStory,
  Example,
  For,
  Key,
  Keyboard,
  NotFocusable,
  NotFor,
  Opener,
  Part,
  PropsTable,
  Purpose,
  Rule,
  Rules,
  Strings,
  Text,
}
