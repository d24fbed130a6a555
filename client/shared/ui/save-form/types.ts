import type { RequestError } from '../../data/request';
import type { DraftOffer } from '../../drafts/use-draft';

/** How far a form is: `saved` is its end. */
export type Phase = 'editing' | 'saving' | 'saved';

/** Values of the form, and those that the server has in their place. */
export interface FormState< Values, Stored > {
	values: Values;
	stored: Stored;
}

/** Errors by field; fields that are right are left out. */
export type FieldErrors = Readonly< Partial< Record< string, string > > >;

/** Why a form was not saved: with a sentence for the owner, or because somebody else has saved the same thing. */
export type Problem< Conflict > =
	{ kind: 'failed'; reason: string; error: RequestError } | { kind: 'conflict'; conflict: Conflict };

/** Changes what is typed; fields that are named are not wrong any more. */
export type Update< Values > = ( change: ( values: Values ) => Values, fields?: readonly string[] ) => void;

/** Changes the form while it is being saved. */
export type Note< Values, Stored > = (
	change: ( latest: FormState< Values, Stored > ) => FormState< Values, Stored >
) => void;

/** How what is typed is kept in the browser until it is saved. */
export interface DraftOptions< Values, Stored > {
	/** Names the form. */
	id: string;
	/** Whether each save makes a new thing: what is offered then is of other things, and still offered after a save. */
	keepsOffers?: boolean;
	/** What is kept, by default all; null where there is nothing to keep. Secrets must not be kept. */
	keep?: ( state: FormState< Values, Stored > ) => FormState< Values, Stored > | null;
	/** The form with what was kept, by default just that: what was stored then shows what others have changed since. */
	restore?: (
		kept: FormState< Values, Stored >,
		current: FormState< Values, Stored >
	) => FormState< Values, Stored >;
}

export interface SaveFormOptions< Values, Stored, Conflict, Saved > {
	/** Initial values of the form; only the first ones count. */
	initial: FormState< Values, Stored >;
	draft: DraftOptions< Values, Stored >;
	/** Whether there is something to save. */
	isDirty: ( values: Values, stored: Stored ) => boolean;
	/** Tidies what was typed and says what is wrong with it. Throws where that belongs to no field. */
	check: ( state: FormState< Values, Stored > ) => Checked< Values > | Promise< Checked< Values > >;
	/** Saves. What is stored in several steps is noted after each, so that another attempt goes on from there. */
	save: ( sent: FormState< Values, Stored >, note: Note< Values, Stored > ) => Promise< Saved >;
	/** The form once it's saved; `latest` has what was typed meanwhile. By default what was sent is what is stored. */
	afterSave?: (
		latest: FormState< Values, Stored >,
		sent: FormState< Values, Stored >,
		saved: Saved
	) => FormState< Values, Stored >;
	/** The server's reasons by field, of `params` of its error. */
	errorsOf?: ( params: Readonly< Record< string, string > >, sent: Values ) => FieldErrors;
	/** Returns the changes by somebody else, where saving failed because of them: status 409. */
	conflictOf?: ( error: unknown ) => Conflict | null;
	/** The form once the owner has chosen whose values stay: theirs are what is stored in both cases. */
	resolve?: (
		conflict: Conflict,
		state: FormState< Values, Stored >,
		keep: 'mine' | 'theirs'
	) => FormState< Values, Stored >;
	/** Called before the first wrong field gets the focus, so that it can be brought into view. */
	onRefused?: ( errors: FieldErrors ) => void;
	/** Whether the form goes on with what it holds once that is saved, as an editor does: it can be saved again and again. */
	staysOpen?: boolean;
	/** Called when all that was typed is saved and the form is still there: once, or each time where the form stays open. */
	onSaved: ( values: Values, saved: Saved ) => void;
}

export interface Checked< Values > {
	values: Values;
	errors: FieldErrors;
}

/** The form's state and actions for `<SaveForm>`. */
export interface SaveFormControl< Conflict > {
	phase: Phase;
	/** What was typed before the page was left or loaded anew, and not saved; null where there is nothing. */
	draft: DraftOffer | null;
	/** Why the latest attempt did not save it; null if it did, or there was none. */
	problem: Problem< Conflict > | null;
	/** Rises whenever the form is refused: the first field that is wrong gets the focus. */
	invalidSubmitCount: number;
	/** Checks and saves; does nothing while that is going on, or once all is saved. */
	save: () => void;
	/** Shows what somebody else has saved. */
	takeTheirs: () => void;
	/** Saves over what somebody else has saved. */
	keepMine: () => void;
}

export interface SaveForm< Values, Stored, Conflict > extends FormState< Values, Stored >, SaveFormControl< Conflict > {
	errors: FieldErrors;
	update: Update< Values >;
	/** Whether leaving would lose something. */
	isDirty: boolean;
}
