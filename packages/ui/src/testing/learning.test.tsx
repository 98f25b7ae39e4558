import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamQuestion, noAnswer } from '../exam-question/exam-question.tsx'
import { findExamQuestion } from '../exam-question/exam-question.testing.ts'
import { ExamStartDialog } from '../exam-start-dialog/exam-start-dialog.tsx'
import { findExamStartDialog } from '../exam-start-dialog/exam-start-dialog.testing.ts'
import { ExamSubmitDialog } from '../exam-submit-dialog/exam-submit-dialog.tsx'
import { findExamSubmitDialog } from '../exam-submit-dialog/exam-submit-dialog.testing.ts'
import { LessonList } from '../lesson-list/lesson-list.tsx'
import { findLesson } from '../lesson-list/lesson-list.testing.ts'
import { QualificationCard } from '../qualification-card/qualification-card.tsx'
import { findQualificationCard } from '../qualification-card/qualification-card.testing.ts'
import { captions, clip } from '../video-player/fixtures/clips.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'
import { findVideoPlayer } from '../video-player/video-player.testing.ts'

const options = ['The nape', 'The crown'].map((label) => ({ id: label, label }))

function Question({ onMove }: { onMove: (to: 'back' | 'next') => void }) {
  const [answer, setAnswer] = useState(noAnswer)
  return (
    <ExamQuestion
      type="multiple"
      label="Where does it begin?"
      position={2}
      count={3}
      value={answer}
      onValueChange={setAnswer}
      {...{ options, onMove }}
    />
  )
}

test('exam question: selects options and goes on and back', async () => {
  const onMove = vi.fn()
  const { container } = await render(<Question onMove={onMove} />)
  const { option, chosen, text, next, back } = findExamQuestion(container, 'Where does it begin?')
  await userEvent.click(option('The nape'))
  expect([chosen(), text]).toEqual([['The nape'], null])
  await userEvent.click(next)
  if (back) await userEvent.click(back)
  expect(onMove.mock.calls.flat()).toEqual(['next', 'back'])
  expect(() => option('The ear')).toThrow(
    'There is no option “The ear” here; there is “The nape”, “The crown”.',
  )
  expect(() => findExamQuestion(container, 'Why?')).toThrow('There is no question “Why?” here')
})

test('exam question: accepts a text answer', async () => {
  const { container } = await render(<ExamQuestion type="text" label="Why?" position={1} count={1} />)
  const { text, back } = findExamQuestion(container, 'Why?')
  if (text) await userEvent.fill(text, 'It is the shoulder.')
  expect([text?.value, back]).toEqual(['It is the shoulder.', null])
})

test('exam start dialog: returns its facts, starts and cancels', async () => {
  const [onStart, onOpenChange] = [vi.fn(), vi.fn()]
  const { container } = await render(
    <ExamStartDialog
      open
      title="Take the exam?"
      facts={[{ id: 'count', label: 'Questions', value: '12' }]}
      labels={{ start: 'Start', cancel: 'Not now' }}
      seed="bob"
      {...{ onStart, onOpenChange }}
    />,
  )
  const { start, cancel, fact } = findExamStartDialog(container, 'Take the exam?')
  expect(fact('Questions')).toBe('12')
  await userEvent.click(start)
  await userEvent.click(cancel)
  expect([onStart, onOpenChange].map((heard) => heard.mock.calls.length)).toEqual([1, 1])
  expect(() => findExamStartDialog(container, 'Leave?')).toThrow('There is no open dialog “Leave?” here')
})

test('exam submit dialog: leads back to open questions and submits', async () => {
  const [onGoTo, onSubmit, onOpenChange] = [vi.fn(), vi.fn(), vi.fn()]
  const { container } = await render(
    <ExamSubmitDialog
      open
      title="Submit the exam?"
      questions={[
        { id: 'a', isAnswered: true },
        { id: 'b', isAnswered: false },
      ]}
      summary="1 of 2 answered"
      labels={{
        submit: 'Submit',
        cancel: 'Not yet',
        question: (position) => `Question ${position}`,
      }}
      {...{ onGoTo, onSubmit, onOpenChange }}
    />,
  )
  const { open, goTo, submit, cancel } = findExamSubmitDialog(container, 'Submit the exam?')
  expect(open()).toEqual(['Question 2'])
  await userEvent.click(goTo('Question 2'))
  await userEvent.click(submit)
  await userEvent.click(cancel)
  expect(onGoTo).toHaveBeenCalledWith('b')
  expect([onSubmit, onOpenChange].map((heard) => heard.mock.calls.length)).toEqual([1, 1])
  expect(() => goTo('Question 1')).toThrow('There is no open question “Question 1” here')
  expect(() => findExamSubmitDialog(container, 'Leave?')).toThrow('There is no open dialog “Leave?” here')
})

test('lesson list: returns the states and the link of a lesson', async () => {
  const { container } = await render(
    <LessonList
      items={[
        {
          id: '1',
          number: '1',
          name: 'The line',
          duration: '06:30',
          isFree: true,
          isDone: true,
          link: <a href="#1" />,
        },
        { id: '2', number: '2', name: 'The nape', isLocked: true },
      ]}
    />,
  )
  const { link, ...line } = findLesson(container, 'The line')
  expect(link?.hash).toBe('#1')
  expect(line).toEqual({ states: ['Free', 'Done'], duration: '06:30', isCurrent: false })
  expect(findLesson(container, 'The nape')).toMatchObject({ link: null, states: ['Locked'], duration: '' })
  expect(() => findLesson(container, 'Colour')).toThrow(
    'There is no lesson “Colour” here; there is “The line”, “The nape”.',
  )
})

test('qualification card: returns which courses are done', async () => {
  const { container } = await render(
    <QualificationCard
      name="Cutter"
      courses={[
        { id: '1', name: 'The bob', isDone: true },
        { id: '2', name: 'The pixie', link: <a href="#pixie" /> },
      ]}
      progress={50}
      progressLabel="50 % of silver"
    />,
  )
  const { course } = findQualificationCard(container, 'Cutter')
  expect(course('The bob')).toEqual({ isDone: true, link: null })
  expect([course('The pixie').isDone, course('The pixie').link?.hash]).toEqual([false, '#pixie'])
  expect(() => course('The braid')).toThrow('There is no course “The braid” here')
  expect(() => findQualificationCard(container, 'Colourist')).toThrow(
    'There is no qualification “Colourist” here; there is “Cutter”.',
  )
})

test('video player: plays and seeks to a line and to a time', async () => {
  const { container } = await render(<VideoPlayer title="The light" sources={clip} captions={captions} />)
  const { video, play, seek, button, choice } = findVideoPlayer(container, 'The light')
  video.muted = true
  await userEvent.click(play)
  await expect.poll(() => video.paused).toBe(false)
  await userEvent.click(play)
  await expect.poll(() => video.paused).toBe(true)
  await userEvent.fill(seek, '3')
  await expect.poll(() => Math.round(video.currentTime)).toBe(3)
  await userEvent.click(button('Settings'))
  await userEvent.click(choice('1.5×'))
  expect(video.playbackRate).toBe(1.5)
  expect(() => button('Order')).toThrow('There is no button “Order” here')
  expect(() => findVideoPlayer(container, 'The dark')).toThrow(
    'There is no video player “The dark” here; there is “The light”.',
  )
})

test('video player: seeks to a line of its transcript', async () => {
  const { container } = await render(<VideoPlayer title="The light" sources={clip} captions={captions} />)
  const { video, line } = findVideoPlayer(container, 'The light')
  await expect.poll(() => container.querySelectorAll('[data-line]').length).toBeGreaterThan(1)
  const last = container.querySelector('ol > li:last-child [data-line] > span')?.textContent ?? ''
  await userEvent.click(line(last))
  await expect.poll(() => video.currentTime).toBeGreaterThan(1)
  expect(() => line('An unknown line.')).toThrow('There is no line “An unknown line.” here')
})
