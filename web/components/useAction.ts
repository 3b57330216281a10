import { useIsMutating, useMutation, useMutationState } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { ApiError } from '../call.ts';
import { i18nProvider } from '../i18n/i18n.ts';
import { failureText, notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { createStore } from '../store.ts';
import { withOverlay } from './overlayStore.ts';
import type { ProblemText } from './Problem.tsx';

export type Errors = Record<string, string>;

/** Errors by field. Never empty, because react-admin takes that for success. */
export function faultsOf(error: unknown): Errors {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.length > 0
    ? Object.fromEntries(issues.map(({ path, message }) => [path, message]))
    : { root: '' };
}

type Confirmation = {
  title: string;
  text: ReactNode;
  confirm: string;
  dismiss?: string;
  isDangerous?: boolean;
};

export type Action<Subject, Result> = {
  run: (subject: Subject) => Promise<Result>;
  /** The toast after a success. */
  done?: string | ((result: Result, subject: Subject) => string | undefined);
  /** The toast after a success then has Undo, which calls what this returns. */
  undo?: (result: Result, subject: Subject) => (() => unknown) | undefined;
  /** The toast after a failure that has no text of the server. */
  failed: string;
  /** Asks first. After a failure the dialog stays open with the reason. */
  confirm?: Confirmation | ((subject: Subject) => Confirmation | null);
  /** Runs after a success and after a failure. The action is busy until it resolves. */
  settled?: () => unknown;
  /** Gets the focus after a success, when the pressed button may be gone. */
  focus?: RefObject<HTMLElement | null>;
  /** Replaces the toast of a failure. */
  onError?: (error: unknown, failed: string, subject: Subject) => void;
  /** Set if the browser, the bank or a proof asks meanwhile, so that no overlay covers it. */
  isUncovered?: boolean;
  /** The name by which others see that it runs. */
  group?: string;
  /** One at a time in its group. Otherwise only an equal subject must wait. */
  isAlone?: boolean;
};

/** The question of the confirmation dialog. It is kept while the dialog fades out. */
type Asked = {
  id: string;
  confirmation: Confirmation;
  group: string;
  isOpen: boolean;
  problem: ProblemText | null;
  onConfirm: () => void;
  /** Gets the focus once the dialog is gone, which would take it back before. */
  focus?: Action<unknown, unknown>['focus'];
};
const asked = createStore<Asked | null>(null);
export const useAsked = asked.use;

export function closeQuestion(focus?: Asked['focus']): void {
  const now = asked.get();
  if (now?.isOpen) asked.set({ ...now, isOpen: false, focus });
}

export const useGroupBusy = (group: string): boolean =>
  useIsMutating({ mutationKey: [group] }, queryClient) > 0;

/** The values for which the actions of a group run at the moment. */
export const useRunning = <Subject>(group: string): Subject[] =>
  useMutationState(
    {
      filters: { mutationKey: [group], status: 'pending' },
      select: ({ state }) => state.variables as Subject,
    },
    queryClient,
  );

/** A change that the user starts: asks, runs once at a time behind the overlay, and reports the outcome. */
export function useAction<Subject = void, Result = unknown>(action: Action<Subject, Result>) {
  const id = useId();
  const { group = id, failed } = action;
  const isRefused = (subject: Subject) =>
    queryClient.isMutating({
      mutationKey: [group],
      predicate: ({ state }) => action.isAlone || state.variables === subject,
    }) > 0;
  const { mutateAsync, isPending, variables } = useMutation(
    {
      mutationKey: [group],
      mutationFn: (subject: Subject) =>
        action.isUncovered ? action.run(subject) : withOverlay(() => action.run(subject)),
      onSuccess(result, subject) {
        const { done } = action;
        const text = typeof done === 'function' ? done(result, subject) : done;
        const revert = action.undo?.(result, subject);
        if (text && revert)
          notify.undoable(text, i18nProvider.translate('ra.action.undo'), (isUndo) => isUndo && revert());
        else if (text) notify.success(text);
      },
      onError: (error, subject) => (action.onError ?? notifyFailure)(error, failed, subject),
      onSettled: () => action.settled?.(),
    },
    queryClient,
  );
  useEffect(
    () => () => {
      if (asked.get()?.id === id) closeQuestion();
    },
    [id],
  );

  /** Runs without asking, for forms. @returns the error, or undefined after a success */
  async function submit(subject: Subject): Promise<unknown> {
    if (isRefused(subject)) return undefined;
    try {
      await mutateAsync(subject);
    } catch (error) {
      return error;
    }
    if (asked.get()?.id === id) closeQuestion(action.focus);
    else action.focus?.current?.focus();
    return undefined;
  }

  function openConfirmation(subject: Subject, confirmation: Confirmation): void {
    const question = { id, confirmation, group, isOpen: true, problem: null };
    const onConfirm = async () => {
      asked.set({ ...question, onConfirm });
      const error = await submit(subject);
      if (error && asked.get()?.id === id)
        asked.set({ ...question, problem: failureText(error, failed), onConfirm });
    };
    asked.set({ ...question, onConfirm });
  }

  return {
    act(subject: Subject): void {
      const { confirm } = action;
      const question = typeof confirm === 'function' ? confirm(subject) : confirm;
      if (question) openConfirmation(subject, question);
      else void submit(subject);
    },
    submit,
    busy: isPending,
    /** The subject of the running action. */
    running: isPending ? variables : undefined,
  };
}
