import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import type { Named } from '@chignon/contract/platform/primitives'
import type { OwnPost } from '@chignon/contract/community/own-post'
import type { PostType } from '@chignon/contract/community/post'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { SegmentedControl } from '@chignon/ui/segmented-control'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { AutosaveStatus } from '../../site/autosave-status.tsx'
import { composeFields } from './compose-fields.ts'
import { PublishButtons } from './publish-buttons.tsx'
import { readDraft } from './read-draft.ts'
import { submitAfter } from './submit-after.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { useComposeTypes } from './use-compose-types.tsx'
import { useDraft } from './use-draft.ts'
import { usePostMedia } from './use-post-media.ts'
import { usePreview } from './use-preview.ts'
import { useUnsavedEdit } from './use-unsaved-edit.ts'
import { VersionConflict } from './version-conflict.tsx'

// Only once scripts run: uploads need them.
const PostMedia = lazyWhenOnline(async () => (await import('./post-media.tsx')).PostMedia)
const PostPreview = lazyWhenOnline(async () => (await import('./post-preview.tsx')).PostPreview)

type ComposerProps = {
  /** Null for a new post. */
  post: OwnPost | null
  categories: readonly Named[]
  actionData: FormResult | undefined
}

/** Writes a post. Saving and publishing a text work without scripts; with scripts a draft is saved while typing. */
export function Composer({ post, categories, actionData }: ComposerProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const fields = useRef<HTMLDivElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const edit = useUnsavedEdit(post)
  const initial = edit.kept?.draft ?? post
  const form = useForm(composeFields, {
    actionData,
    noValidate: true,
    initialValues: {
      type: initial?.type ?? 'article',
      name: initial?.name ?? '',
      body: initial?.body ?? '',
      category: edit.kept?.draft.category ?? post?.category.slug ?? categories[0]?.slug ?? '',
    },
  })
  const { defaultValue: refusedId } = form.field('id')
  const { defaultValue: refusedAt } = form.field('saved_at')
  const draft = useDraft(post, {
    result: form.result,
    refused: { id: refusedId, saved_at: refusedAt },
    basedOn: edit.kept?.savedAt,
    onStored: edit.discard,
  })
  const { version, saving, saver, ensureId } = draft
  const id = version?.id ?? refusedId ?? ''
  const refusal = form.errorOf('saved_at')
  // The form keeps its last refusal after a later success. Without scripts the page is loaded with the newer version.
  const isOutdated = refusal !== undefined && (!form.isResultByScript || version?.saved_at === refusedAt)
  const isKept = edit.kept !== null && edit.kept.savedAt === version?.saved_at
  const isKeptOutdated = isKept && post?.saved_at !== version.saved_at
  const savedElsewhere = isKeptOutdated
    ? t`This post was saved in another window or on another device since you opened it.`
    : null
  const conflict = isOutdated ? refusal : (draft.conflict ?? savedElsewhere)
  const basedOn = (isOutdated ? refusedAt : version?.saved_at) ?? ''
  const current = () => readDraft(fields.current)
  const ensure = () => ensureId(current())
  const media = usePostMedia(post?.resources ?? [], ensure)
  const preview = usePreview(ensure)
  const [type, setType] = useState<PostType>(initial?.type ?? 'article')
  const types = useComposeTypes()
  const { defaultValue: category, ...categoryField } = form.field('category')
  const { defaultValue: chosenType } = form.field('type')
  const mediaFields = isHydrated ? (
    <Suspense fallback={<div className="min-h-36" />}>
      <PostMedia media={media} error={form.errorOf('resources')} />
    </Suspense>
  ) : (
    <noscript>
      <p className="text-small text-text-muted">
        <Trans>To add pictures and clips, please enable JavaScript in your browser.</Trans>
      </p>
    </noscript>
  )
  const keep = () => {
    if (edit.isPublished) return edit.keep(current(), basedOn)
    draft.keep(current())
  }
  // The form has the text itself, if that could not be saved; it has no descriptions.
  const pending = () => saver.running()?.then(() => true) ?? media.storeDescriptions()
  const isMediaFirst = type === 'image' || type === 'video'
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the form inside is what is submitted
    <div onSubmitCapture={(event) => submitAfter(pending, event, draft.startSubmission)}>
      <ActionForm form={form} className="grid gap-8">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="saved_at" value={basedOn} />
        {refusal === undefined && form.message && (
          <FormMessage tone="error">{form.errorOf('resources') ?? form.message}</FormMessage>
        )}
        {isKept && (
          <FormMessage tone="info">
            <Trans>These are your earlier changes, which are not saved yet.</Trans>
          </FormMessage>
        )}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside are what is used */}
        <div
          ref={fields}
          className="grid gap-6"
          onInput={keep}
          onPaste={(event) => {
            const { files } = event.clipboardData
            if (files.length === 0) return
            event.preventDefault()
            media.add([...files])
          }}
        >
          <SegmentedControl
            label={t`Type of post`}
            name="type"
            options={types.map(({ value, label, icon }) => ({ value, label, icon }))}
            hint={types.find(({ value }) => value === type)?.hint}
            defaultValue={chosenType ?? 'article'}
            onValueChange={(value) =>
              setType(types.find((option) => option.value === value)?.value ?? 'article')
            }
          />
          {isMediaFirst && mediaFields}
          <SelectField label={t`Category`} {...categoryField} defaultValue={category}>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.field('name')}
            dir="auto"
            className="[&_input]:min-h-14 [&_input]:text-subtitle sm:[&_input]:headline-type sm:[&_input]:min-h-16 sm:[&_input]:text-heading"
            label={type === 'question' ? t`Your question` : t`Title`}
          />
          <div className="grid gap-1">
            <TextareaField
              {...form.field('body')}
              ref={textarea}
              dir="auto"
              rows={8}
              label={type === 'question' ? t`Details` : t`Text`}
            />
            {isHydrated && <TextToolbar textarea={textarea} />}
          </div>
        </div>
        {!isMediaFirst && mediaFields}
        <div className="grid gap-4 border-t border-line pt-6">
          {edit.isPublished && (
            <p className="text-small text-text-muted">
              <Trans>Others see your changes once you save them.</Trans>
            </p>
          )}
          {isHydrated && !edit.isPublished && !conflict && (
            <AutosaveStatus
              saving={saving}
              saved={
                saving.state === 'idle' ? (
                  <Trans>Drafts are saved while you type</Trans>
                ) : (
                  <Trans>Draft saved</Trans>
                )
              }
              onRetry={() => void saver.flush()}
            />
          )}
          {conflict && (
            <VersionConflict
              message={conflict}
              path={`/posts/${id}/edit`}
              isSubmitting={form.isSubmitting}
              onDiscard={() => {
                edit.discard()
                saver.discard()
              }}
            />
          )}
          <PublishButtons
            post={post}
            isSubmitting={form.isSubmitting}
            errorOf={form.errorOf}
            onDelete={() => {
              saver.discard()
              media.forgetDescriptions()
            }}
            preview={
              isHydrated &&
              !edit.isPublished && (
                <Button
                  variant="quiet"
                  aria-expanded={preview.post !== null}
                  onClick={() => void preview.toggle(saver.flush)}
                >
                  {preview.post ? <Trans>Close the preview</Trans> : <Trans>Preview</Trans>}
                </Button>
              )
            }
          />
        </div>
        {preview.post && (
          <Suspense>
            <PostPreview post={preview.post} />
          </Suspense>
        )}
      </ActionForm>
    </div>
  )
}
