import type { Range } from './use-measures.ts'

/** The texts of the page in one language. */
export type Texts = {
  locale: string
  now: string
  here: string
  current: string
  content: string
  gutter: string
  below: string
  /** Formats a length: "640 px". */
  px: (length: string) => string
  from: (length: string) => string
  max: (length: string) => string
  ruler: (window: string, name: string) => string
  changes: Record<Range['name'], readonly string[]>
}

export const english: Texts = {
  locale: 'en',
  now: 'Window',
  here: 'now',
  current: 'Current',
  content: 'Content',
  gutter: 'Gutter',
  below: 'below',
  px: (length) => `${length} px`,
  from: (length) => `from ${length}`,
  max: (length) => `at most ${length}`,
  ruler: (window, name) => `A window of ${window} on the ruler of breakpoints: ${name} applies.`,
  changes: {
    base: [
      'One column; small cards in pairs',
      'Navigation in a drawer',
      'Dialogs open from the bottom, as wide as the window',
      'Carousels show part of the next slide',
    ],
    sm: [
      'Cards and options in two or three columns',
      'Dialogs in the centre',
      'All page numbers and the complete breadcrumbs',
    ],
    md: [
      'Cards in three or four columns',
      'Navigation in the header instead of a drawer',
      'Text and picture side by side; the strands beside the hero’s text',
      'The footer’s brand beside its links',
    ],
    lg: ['Wider gaps in the header, and the name of the language'],
  },
}

export const persian: Texts = {
  locale: 'fa',
  now: 'پنجره اکنون',
  here: 'اکنون',
  current: 'برقرار',
  content: 'محتوا',
  gutter: 'حاشیه',
  below: 'کمتر',
  px: (length) => `${length} پیکسل`,
  from: (length) => `از ${length}`,
  max: (length) => `حداکثر ${length}`,
  ruler: (window, name) => `پنجره‌ای به پهنای ${window} روی خط‌کش نقطه‌های شکست: ${name} برقرار است.`,
  changes: {
    base: [
      'یک ستون؛ کارت‌های کوچک دوتادوتا',
      'منو در کشو',
      'گفت‌وگوها از لبهٔ پایین و به پهنای پنجره باز می‌شوند',
      'در اسلایدر گوشهٔ اسلاید بعدی پیداست',
    ],
    sm: [
      'کارت‌ها و گزینه‌ها دوتا و سه‌تا کنار هم',
      'گفت‌وگوها در میانهٔ صفحه',
      'همهٔ شماره‌های صفحه و مسیر کامل راهنما',
    ],
    md: [
      'کارت‌ها سه‌تا و چهارتا کنار هم',
      'منو در سربرگ به‌جای کشو',
      'متن و تصویر کنار هم؛ تارهای مو کنار عنوان',
      'نشان پانویس کنار پیوندها',
    ],
    lg: ['سربرگ بازتر می‌شود: فاصلهٔ بیشتر و نام زبان'],
  },
}
