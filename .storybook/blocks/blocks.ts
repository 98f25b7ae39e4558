import { A11yNotes } from './a11y-notes.tsx'
import { Anatomy, Part } from './anatomy.tsx'
import { Changelog } from './changelog.tsx'
import { BusinessRules, Rule } from './business-rules.tsx'
import { Do, DoDont, Dont } from './do-dont.tsx'
import { EveryStory } from './every-story.tsx'
import { Example } from './example.tsx'
import { Key, Keyboard, NotFocusable } from './keyboard.tsx'
import { OverlayDemo } from './overlay-demo.tsx'
import { PropsTable } from './props-table.tsx'
import { PageTitle, pageProse, Rows } from './page.tsx'
import { prose } from './prose.tsx'
import { Purpose } from './purpose.tsx'
import { Section } from './section.tsx'
import { ComponentCount, LatestChanges, RouteTo, Routes, StartHero } from './start-page.tsx'
import { Strings, Text } from './strings.tsx'
import { WhenNotToUse, WhenToUse } from './when-to-use.tsx'

/** The components available in .mdx files (packages/ui/DOCS.md). */
export const blocks = {
  ...prose,
  ...pageProse,
  A11yNotes,
  Anatomy,
  BusinessRules,
  Changelog,
  ComponentCount,
  Do,
  DoDont,
  Dont,
  EveryStory,
  Example,
  Key,
  Keyboard,
  LatestChanges,
  NotFocusable,
  OverlayDemo,
  PageTitle,
  Part,
  PropsTable,
  Purpose,
  RouteTo,
  Routes,
  Rows,
  Rule,
  Section,
  StartHero,
  Strings,
  Text,
  WhenNotToUse,
  WhenToUse,
}
