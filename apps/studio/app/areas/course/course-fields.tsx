import {
  maxDescriptionLength,
  maxNameLength,
  maxSummaryLength,
} from '@chignon/contract/catalogue/catalogue-rules'
import { useLingui } from '@lingui/react/macro'
import { DocumentText } from '../document/document-text.tsx'
import { CategoryField } from './category-field.tsx'
import { EducatorsField } from './educators-field.tsx'
import { LevelField } from './level-field.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { PriceFields } from './price-fields.tsx'

/** What is said about the course as a whole, and what it costs. */
export function CourseFields() {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-6">
      <DocumentText path="name" label={t`Name`} maxLength={maxNameLength} />
      <DocumentText
        path="summary"
        label={t`Summary`}
        hint={t`One or two sentences for lists and search results`}
        maxLength={maxSummaryLength}
        rows={3}
      />
      <DocumentText path="description" label={t`Description`} maxLength={maxDescriptionLength} rows={8} />
      <div className="grid items-start gap-6 @min-[26rem]/editor:grid-cols-2">
        <CategoryField />
        <LevelField />
        <PriceFields />
      </div>
      <EducatorsField />
      <OutcomeList />
    </div>
  )
}
