/**
 * The answers of the REST API, made of its schemas by `npm run schema`. Not edited by hand.
 */

export interface AddressFormat {
	address_1: {
		/**
		 * What the country calls the field.
		 */
		label: string;
		/**
		 * Whether an address is incomplete without it.
		 */
		required: boolean;
		/**
		 * Whether addresses of the country have no such field.
		 */
		hidden: boolean;
		/**
		 * Place in the form: lower ones come first.
		 */
		priority: number;
	};
	address_2: {
		/**
		 * What the country calls the field.
		 */
		label: string;
		/**
		 * Whether an address is incomplete without it.
		 */
		required: boolean;
		/**
		 * Whether addresses of the country have no such field.
		 */
		hidden: boolean;
		/**
		 * Place in the form: lower ones come first.
		 */
		priority: number;
	};
	city: {
		/**
		 * What the country calls the field.
		 */
		label: string;
		/**
		 * Whether an address is incomplete without it.
		 */
		required: boolean;
		/**
		 * Whether addresses of the country have no such field.
		 */
		hidden: boolean;
		/**
		 * Place in the form: lower ones come first.
		 */
		priority: number;
	};
	state: {
		/**
		 * What the country calls the field.
		 */
		label: string;
		/**
		 * Whether an address is incomplete without it.
		 */
		required: boolean;
		/**
		 * Whether addresses of the country have no such field.
		 */
		hidden: boolean;
		/**
		 * Place in the form: lower ones come first.
		 */
		priority: number;
	};
	postcode: {
		/**
		 * What the country calls the field.
		 */
		label: string;
		/**
		 * Whether an address is incomplete without it.
		 */
		required: boolean;
		/**
		 * Whether addresses of the country have no such field.
		 */
		hidden: boolean;
		/**
		 * Place in the form: lower ones come first.
		 */
		priority: number;
	};
}

export interface ConnectionAuthorizationUrl {
	/**
	 * Whether there is a URL to go to.
	 */
	success: boolean;
	/**
	 * Why there is none, in sentences for the owner.
	 */
	errors: string[];
	/**
	 * The user’s colour scheme in wp-admin.
	 */
	color_scheme: string;
	/**
	 * Where the owner goes to connect the store, empty if there is no such place.
	 */
	url: string;
}

export interface DataContinent {
	/**
	 * Two-letter code of the continent.
	 */
	code: string;
	/**
	 * Name of the continent.
	 */
	name: string;
	/**
	 * Countries of the continent.
	 */
	countries: {
		/**
		 * ISO 3166-1 alpha-2 code.
		 */
		code: string;
		/**
		 * Name of the country.
		 */
		name: string;
		/**
		 * States of the country; empty where addresses have none, or name theirs as free text.
		 */
		states: {
			/**
			 * Code of the state.
			 */
			code: string;
			/**
			 * Name of the state.
			 */
			name: string;
		}[];
		/**
		 * ISO 4217 code of the currency.
		 */
		currency_code?: string;
		/**
		 * Place of the currency symbol.
		 */
		currency_pos?: 'left' | 'right' | 'left_space' | 'right_space';
		/**
		 * Separator before the decimals of a price.
		 */
		decimal_sep?: string;
		/**
		 * Unit of lengths.
		 */
		dimension_unit?: string;
		/**
		 * Number of decimals of a price.
		 */
		num_decimals?: number;
		/**
		 * Separator of thousands in a price.
		 */
		thousand_sep?: string;
		/**
		 * Unit of weights.
		 */
		weight_unit?: string;
	}[];
}

export interface DataCountry {
	/**
	 * ISO 3166-1 alpha-2 code.
	 */
	code: string;
	/**
	 * Name of the country.
	 */
	name: string;
	/**
	 * States of the country; empty where addresses have none, or name theirs as free text.
	 */
	states: {
		/**
		 * Code of the state.
		 */
		code: string;
		/**
		 * Name of the state.
		 */
		name: string;
	}[];
}

export interface DataCurrency {
	/**
	 * ISO 4217 code.
	 */
	code: string;
	/**
	 * Name of the currency.
	 */
	name: string;
	/**
	 * Symbol of the currency as plain text; its code where it has none.
	 */
	symbol: string;
}

export interface DataIndex {
	/**
	 * Last part of the path of the data.
	 */
	slug: string;
	/**
	 * What the data is.
	 */
	description: string;
}

export interface OnboardingTask {
	/**
	 * Stable id of the task.
	 */
	id: string;
	/**
	 * Id of the list that the task is in.
	 */
	parentId: string;
	/**
	 * Title of the row.
	 */
	title: string;
	/**
	 * A word beside the title.
	 */
	badge: string;
	/**
	 * Whether the user may see the task.
	 */
	canView: boolean;
	/**
	 * One sentence that says what the task is good for.
	 */
	content: string;
	/**
	 * A further line under the title.
	 */
	additionalInfo: string;
	/**
	 * Text of the button that starts the task.
	 */
	actionLabel: string;
	/**
	 * Where the task is done, empty for its own page.
	 */
	actionUrl: string;
	/**
	 * What the head of the list says while the task is next.
	 */
	header: {
		title: string;
		content: string;
		actionLabel: string;
	};
	/**
	 * Whether the task is done.
	 */
	isComplete: boolean;
	/**
	 * How long it takes.
	 */
	time: string;
	/**
	 * Weight of the task, 1 to 3; 1 is needed most.
	 */
	level: number;
	/**
	 * Whether the task was said to be done.
	 */
	isActioned: boolean;
	/**
	 * Whether the owner took the task off the list.
	 */
	isDismissed: boolean;
	/**
	 * Whether the owner may take the task off the list.
	 */
	isDismissable: boolean;
	/**
	 * Whether the task is put off at present.
	 */
	isSnoozed: boolean;
	/**
	 * Whether the owner may put the task off.
	 */
	isSnoozeable: boolean;
	/**
	 * Whether the owner is led to the task: it is neither dismissed nor snoozed.
	 */
	isVisible: boolean;
	/**
	 * Whether the user has opened the task before.
	 */
	isVisited: boolean;
	/**
	 * Whether the task can’t be started at present.
	 */
	isDisabled: boolean;
	/**
	 * Until when the task is put off, milliseconds since 1970.
	 */
	snoozedUntil: number | null;
	/**
	 * Facts for the task’s page.
	 */
	additionalData: {
		[ k: string ]: unknown | undefined;
	};
	/**
	 * What the names of the task’s events start with.
	 */
	eventPrefix: string;
	/**
	 * Whether opening the task is an event.
	 */
	recordViewEvent: boolean;
	/**
	 * Whether the task’s page is the HTML in container.
	 */
	isDeprecated: boolean;
	/**
	 * HTML of the task’s page, reduced to what a post may hold.
	 */
	container: string;
}

export interface OnboardingTaskList {
	/**
	 * Stable id of the list.
	 */
	id: 'setup' | 'extended' | 'secret_tasklist';
	/**
	 * Heading of the list.
	 */
	title: string;
	/**
	 * Whether the owner hid the list.
	 */
	isHidden: boolean;
	/**
	 * Whether Home shows the list: it has tasks and is not hidden.
	 */
	isVisible: boolean;
	/**
	 * Whether each task is done or dismissed.
	 */
	isComplete: boolean;
	/**
	 * Whether the owner may hide the list and show it again.
	 */
	isToggleable: boolean;
	/**
	 * The tasks in their order.
	 */
	tasks: {
		/**
		 * Stable id of the task.
		 */
		id: string;
		/**
		 * Id of the list that the task is in.
		 */
		parentId: string;
		/**
		 * Title of the row.
		 */
		title: string;
		/**
		 * A word beside the title.
		 */
		badge: string;
		/**
		 * Whether the user may see the task.
		 */
		canView: boolean;
		/**
		 * One sentence that says what the task is good for.
		 */
		content: string;
		/**
		 * A further line under the title.
		 */
		additionalInfo: string;
		/**
		 * Text of the button that starts the task.
		 */
		actionLabel: string;
		/**
		 * Where the task is done, empty for its own page.
		 */
		actionUrl: string;
		/**
		 * What the head of the list says while the task is next.
		 */
		header: {
			title: string;
			content: string;
			actionLabel: string;
		};
		/**
		 * Whether the task is done.
		 */
		isComplete: boolean;
		/**
		 * How long it takes.
		 */
		time: string;
		/**
		 * Weight of the task, 1 to 3; 1 is needed most.
		 */
		level: number;
		/**
		 * Whether the task was said to be done.
		 */
		isActioned: boolean;
		/**
		 * Whether the owner took the task off the list.
		 */
		isDismissed: boolean;
		/**
		 * Whether the owner may take the task off the list.
		 */
		isDismissable: boolean;
		/**
		 * Whether the task is put off at present.
		 */
		isSnoozed: boolean;
		/**
		 * Whether the owner may put the task off.
		 */
		isSnoozeable: boolean;
		/**
		 * Whether the owner is led to the task: it is neither dismissed nor snoozed.
		 */
		isVisible: boolean;
		/**
		 * Whether the user has opened the task before.
		 */
		isVisited: boolean;
		/**
		 * Whether the task can’t be started at present.
		 */
		isDisabled: boolean;
		/**
		 * Until when the task is put off, milliseconds since 1970.
		 */
		snoozedUntil: number | null;
		/**
		 * Facts for the task’s page.
		 */
		additionalData: {
			[ k: string ]: unknown | undefined;
		};
		/**
		 * What the names of the task’s events start with.
		 */
		eventPrefix: string;
		/**
		 * Whether opening the task is an event.
		 */
		recordViewEvent: boolean;
		/**
		 * Whether the task’s page is the HTML in container.
		 */
		isDeprecated: boolean;
		/**
		 * HTML of the task’s page, reduced to what a post may hold.
		 */
		container: string;
	}[];
	/**
	 * What the names of the list’s events start with.
	 */
	eventPrefix: string;
	/**
	 * Whether the list has the head that shows progress.
	 */
	displayProgressHeader: boolean;
	/**
	 * Whether the list stays on the screen when complete.
	 */
	keepCompletedTaskList: 'yes' | 'no';
}

export interface Options {
	woocommerce_admin_install_timestamp?: string | boolean | number | unknown[] | {} | null;
	woocommerce_allow_tracking?: string | boolean | number | unknown[] | {} | null;
	woocommerce_default_country?: string | boolean | number | unknown[] | {} | null;
	woocommerce_task_list_hidden_lists?: string | boolean | number | unknown[] | {} | null;
	woocommerce_task_list_reminder_bar_hidden?: string | boolean | number | unknown[] | {} | null;
	woocommerce_default_homepage_layout?: string | boolean | number | unknown[] | {} | null;
}

export interface Setting {
	/**
	 * Id of the setting, which is the name of its option.
	 */
	id: string;
	/**
	 * Id of the group that shows it.
	 */
	group_id: string;
	/**
	 * Name of the setting.
	 */
	label: string;
	/**
	 * Sentence shown with the field.
	 */
	description: string;
	/**
	 * The value that holds: a list for a multiselect, “yes” or “no” for a checkbox, else text.
	 */
	value: string | string[];
	/**
	 * The value where nobody chose.
	 */
	default: string | string[];
	/**
	 * Help shown on demand.
	 */
	tip: string;
	/**
	 * Text of the empty field.
	 */
	placeholder: string;
	/**
	 * Kind of value.
	 */
	type:
		| 'text'
		| 'textarea'
		| 'email'
		| 'number'
		| 'color'
		| 'password'
		| 'checkbox'
		| 'radio'
		| 'select'
		| 'multiselect';
	/**
	 * The choices: value and name. Missing where there are none to choose from.
	 */
	options?: {
		[ k: string ]: string | undefined;
	};
}

export interface SettingGroup {
	/**
	 * Id of the group.
	 */
	id: string;
	/**
	 * Name of the group.
	 */
	label: string;
	/**
	 * What the group is about.
	 */
	description: string;
	/**
	 * Id of the group that holds this one, empty at the top.
	 */
	parent_id: string;
	/**
	 * Ids of the groups that this one holds.
	 */
	sub_groups: string[];
}

export interface ShippingMethod {
	/**
	 * Id of the way of shipping.
	 */
	id: string;
	/**
	 * Name of the way of shipping.
	 */
	title: string;
	/**
	 * Explanation of the way of shipping.
	 */
	description: string;
}

export interface ShippingPartnerSuggestion {
	/**
	 * Stable id of the service.
	 */
	id: string;
	/**
	 * Name of the service.
	 */
	name: string;
	/**
	 * Folder of its plugin, empty if it needs none.
	 */
	slug: string;
	/**
	 * Folders of further plugins that it needs.
	 */
	dependencies: string[];
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * How it is shown alone.
	 */
	layout_column: {
		image: string;
		features: {
			icon: string;
			title: string;
			description: string;
		}[];
	} | null;
	/**
	 * How it is shown among others.
	 */
	layout_row: {
		image: string;
		features: {
			icon: string;
			title: string;
			description: string;
		}[];
	} | null;
	/**
	 * Page of the service that tells more.
	 */
	learn_more_link: string;
	/**
	 * Whether to show it.
	 */
	is_visible: boolean;
	/**
	 * The layouts that it has.
	 */
	available_layouts: ( 'column' | 'row' )[];
	/**
	 * Whether its plugin is on this site.
	 */
	is_installed: boolean;
	/**
	 * Whether its plugin is active.
	 */
	is_active: boolean;
	/**
	 * Where the user can install its plugin, empty if there is nothing to install or the user may not.
	 */
	install_url: string;
}

export interface ShippingZone {
	/**
	 * Id of the zone, 0 for the rest of the world.
	 */
	id: number;
	/**
	 * Name of the zone.
	 */
	name: string;
	/**
	 * Place of the zone: the lower, the earlier it is asked for an address.
	 */
	order: number;
}

export interface ShippingZoneLocation {
	/**
	 * Code of the place: US, US:CA, EU, or a postcode, 90* or 90000...90099.
	 */
	code: string;
	/**
	 * What the code stands for.
	 */
	type: 'postcode' | 'state' | 'country' | 'continent';
}

export interface ShippingZoneMethod {
	/**
	 * Id of the method in its zone.
	 */
	id: number;
	/**
	 * Id of the method in its zone.
	 */
	instance_id: number;
	/**
	 * Name that customers read.
	 */
	title: string;
	/**
	 * Place of the method within its zone.
	 */
	order: number;
	/**
	 * Whether customers can choose the method.
	 */
	enabled: boolean;
	/**
	 * Id of the way of shipping.
	 */
	method_id: string;
	/**
	 * Name of the way of shipping.
	 */
	method_title: string;
	/**
	 * Explanation of the way of shipping.
	 */
	method_description: string;
	/**
	 * Settings of the method by id. Clients send plain values.
	 */
	settings: {
		[ k: string ]:
			| {
					/**
					 * Id of the setting.
					 */
					id: string;
					/**
					 * Label of the setting.
					 */
					label: string;
					/**
					 * Explanation of the setting.
					 */
					description: string;
					/**
					 * Kind of field that fits the setting.
					 */
					type:
						| 'text'
						| 'email'
						| 'number'
						| 'color'
						| 'password'
						| 'textarea'
						| 'select'
						| 'multiselect'
						| 'radio'
						| 'image_width'
						| 'checkbox'
						| 'class'
						| 'order';
					/**
					 * Value of the setting.
					 */
					value: string;
					/**
					 * Value until the owner sets one.
					 */
					default: string;
					/**
					 * Help with the setting.
					 */
					tip: string;
					/**
					 * Text shown in the empty field.
					 */
					placeholder: string;
					/**
					 * Possible values, each with its label.
					 */
					options?: {
						[ k: string ]: string | undefined;
					};
			  }
			| undefined;
	};
}
