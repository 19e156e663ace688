import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '@/services/http/api';
import {
  documentsEndpoint,
  putDocument,
  sendDocument,
  type PlayerDocument,
  type Upload,
} from '@/services/account/documents';
import type { State } from './store';

/** Uploads a document and adds it to the cached list; rejects as the call does (KYC-03). */
export const uploadDocument =
  (upload: Upload): ThunkAction<Promise<PlayerDocument>, State, Extra, UnknownAction> =>
  async (dispatch, _state, { http }) => {
    try {
      const document = await sendDocument(http, upload);
      dispatch(putDocument(document));
      return document;
    } finally {
      // Fewer documents may be requested now; after a lost answer the list also shows what arrived.
      void dispatch(documentsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
    }
  };
