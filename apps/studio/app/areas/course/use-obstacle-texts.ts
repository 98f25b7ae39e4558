import type { FoundObstacle } from '@chignon/contract/catalogue/course-obstacles'
import { useLingui } from '@lingui/react/macro'

/** What is to be done about something that is missing. */
export function useObstacleTexts(nameOf: (path: string) => string): (obstacle: FoundObstacle) => string {
  const { t } = useLingui()
  return ({ code, path }) => {
    switch (code) {
      case 'name':
        return t`Give it a name in English`
      case 'summary':
        return t`Write a summary in English`
      case 'description':
        return t`Write a description in English`
      case 'category':
        return t`Choose a category`
      case 'price':
        return t`Enter a price`
      case 'discount':
        return t`Make the discounted price lower than the price`
      case 'educators':
        return t`Say who teaches it`
      case 'lessons':
        return t`Add the first lesson`
      case 'chapter_time': {
        const chapters = nameOf(path)
        return t`${chapters}: let each begin at another time`
      }
      case 'lesson_name': {
        const lesson = nameOf(path)
        return t`Missing: ${lesson}`
      }
    }
  }
}
