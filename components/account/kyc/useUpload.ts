import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { createWrites, type Outcome } from '@/services/http/writes';
import type { Store } from '@/store/store';
import { uploadDocument } from '@/store/uploadDocument';
import { takeFile, type FileFault, type Taken } from './takeFile';

/** Why an upload failed; `lost`: no answer came, so it may have arrived. */
export type UploadProblem = { lost: boolean; code: string | null; message: string | null };

type UploadState =
  | { phase: 'empty'; fault: FileFault | null }
  | { phase: 'reading' }
  | { phase: 'chosen'; taken: Taken; problem: UploadProblem | null }
  /** `share` is the uploaded share, 0 to 1. */
  | { phase: 'sending'; taken: Taken; share: number };

export type UploadControls = {
  state: UploadState;
  choose: (file: File) => void;
  remove: () => void;
  /** Resolves with whether the document was accepted. */
  send: (label: string) => Promise<boolean>;
  cancel: () => void;
};

const EMPTY: UploadState = { phase: 'empty', fault: null };

const problemOf = (outcome: Outcome<unknown>): UploadProblem =>
  outcome.kind === 'refused'
    ? { lost: false, code: outcome.error.code ?? null, message: outcome.error.message ?? null }
    : { lost: true, code: null, message: null };

/** Uploads one document: choose, clean, send with progress, cancel, retry. */
export function useUpload(): UploadControls {
  const dispatch = useDispatch<Store['dispatch']>();
  const [state, setState] = useState<UploadState>(EMPTY);
  /** Counts the choices: a slow read must not replace a file chosen after it. */
  const choice = useRef(0);
  const running = useRef<AbortController | null>(null);
  const [writes] = useState(createWrites);

  const choose = async (file: File) => {
    const mine = ++choice.current;
    setState({ phase: 'reading' });
    const taken = await takeFile(file);
    if (mine !== choice.current) return;
    setState(typeof taken === 'string' ? { phase: 'empty', fault: taken } : { phase: 'chosen', taken, problem: null });
  };

  const remove = () => {
    choice.current++;
    setState(EMPTY);
  };

  const send = async (label: string): Promise<boolean> => {
    if (state.phase !== 'chosen' || running.current) return false;
    const { taken } = state;
    const { file } = taken;
    const controller = new AbortController();
    running.current = controller;
    // Progress events of an upload that has ended are ignored.
    const onSent = (share: number) => {
      if (running.current === controller) setState({ phase: 'sending', taken, share });
    };
    onSent(0);
    const outcome = await writes.send(`${choice.current} ${label}`, {
      attempt: ({ intent }) =>
        dispatch(uploadDocument({ label, file, intent, onSent, signal: controller.signal })).then(
          (data) => ({ data }),
          (error: unknown) => ({ error }),
        ),
    });
    running.current = null;
    const isDone = outcome.kind === 'answered';
    const problem = isDone || controller.signal.aborted ? null : problemOf(outcome);
    setState(isDone ? EMPTY : { phase: 'chosen', taken, problem });
    return isDone;
  };

  return { state, choose: (file) => void choose(file), remove, send, cancel: () => running.current?.abort() };
}
