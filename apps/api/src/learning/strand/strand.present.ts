import { hash } from 'node:crypto'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import type { Strand } from '@chignon/contract/learning/strand'
import { palettes } from '@chignon/ui/strand/colourway'
import { growingOf, type Growth } from '@chignon/ui/strand/growth'
import { countedCategories, growthOf } from './strand.rules.ts'
import type { listFinishedLessons } from './strand.queries.ts'

type FinishedLesson = Awaited<ReturnType<typeof listFinishedLessons>>[number]

// Part of the version. Increment it when the drawing changes.
const drawingVersion = 1

/** Maps a person's finished lessons to their strand. */
export function presentStrand(userId: string, lessons: readonly FinishedLesson[], locale: Locale): Strand {
  const growth = growthOfLessons(userId, lessons)
  const bySlug = new Map(lessons.map(({ category }) => [category.slug, category]))
  return {
    lesson_count: lessons.length,
    hair_count: growth.hairs.length,
    categories: countedCategories(lessons.map(({ category }) => category.slug)).flatMap(
      ({ category: slug, count }) => {
        const category = bySlug.get(slug)
        if (!category) return []
        const name = category.name[localeOf(category.name, locale)] ?? ''
        return [{ id: category.id, slug, name, lesson_count: count, colour: colourOf(slug) }]
      },
    ),
    version: versionOf(growth),
  }
}

/** The strand of a person's finished lessons. */
export function growthOfLessons(userId: string, lessons: readonly FinishedLesson[]): Growth {
  return growthOf(
    userId,
    lessons.map(({ category }) => category.slug),
  )
}

// The darker of its two tones.
function colourOf(category: string): string {
  return palettes[growingOf(category).colourway].tones[1]
}

/** A short text that changes whenever the drawing does. */
export function versionOf(growth: Growth): string {
  return hash('sha256', JSON.stringify([drawingVersion, growth]), 'base64url').slice(0, 16)
}
