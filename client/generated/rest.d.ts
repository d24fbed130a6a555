/**
 * The answers of the REST API, made of its schemas by `npm run schema`. Not edited by hand.
 */

export interface ActivatedMarketingExtension {
	/**
	 * Whether it is active now.
	 */
	success: boolean;
	/**
	 * A sentence for the owner.
	 */
	message: string;
	/**
	 * The extension as it is now.
	 */
	extension: {
		/**
		 * Its slug in WordPress’s plugin directory.
		 */
		slug: string;
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * What it does.
		 */
		description: string;
		/**
		 * Whether it is installed only, or active.
		 */
		status: 'installed' | 'activated';
		/**
		 * Where this user manages it, empty for nowhere.
		 */
		dashboardUrl: string;
		/**
		 * Its documentation, empty for none.
		 */
		docsUrl: string;
	};
}

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

export interface AnalyticsChoice {
	/**
	 * What the filter takes: an id, a code, or a pair of ids.
	 */
	value: string;
	/**
	 * Its name for people.
	 */
	label: string;
	/**
	 * Of products: whether it has variations.
	 */
	has_variations?: boolean;
}

export interface AnalyticsOverview {
	/**
	 * The steps of the charts.
	 */
	intervals: {
		/**
		 * Name of the interval, such as 2026-11.
		 */
		interval: string;
		/**
		 * Its first second, in the site’s time zone.
		 */
		date_start: string;
		/**
		 * Its last second, in the site’s time zone.
		 */
		date_end: string;
	}[];
	/**
	 * The steps of the charts in the compared time.
	 */
	intervals_before: {
		/**
		 * Name of the interval, such as 2026-11.
		 */
		interval: string;
		/**
		 * Its first second, in the site’s time zone.
		 */
		date_start: string;
		/**
		 * Its last second, in the site’s time zone.
		 */
		date_end: string;
	}[];
	/**
	 * Figures in total.
	 */
	indicators: {
		/**
		 * Report and figure.
		 */
		stat:
			| 'revenue/total_sales'
			| 'revenue/net_revenue'
			| 'orders/orders_count'
			| 'orders/avg_order_value'
			| 'products/items_sold'
			| 'revenue/refunds'
			| 'coupons/orders_count'
			| 'coupons/amount'
			| 'taxes/total_tax'
			| 'taxes/order_tax'
			| 'taxes/shipping_tax'
			| 'revenue/shipping'
			| 'downloads/download_count'
			| 'revenue/gross_sales'
			| 'variations/items_sold';
		/**
		 * Its name for people.
		 */
		label: string;
		/**
		 * How it is shown.
		 */
		format: 'number' | 'currency';
		/**
		 * The figure, a decimal.
		 */
		value: string;
		/**
		 * The figure of the compared time, a decimal; null where nothing is compared.
		 */
		before: string | null;
	}[];
	/**
	 * Figures by step.
	 */
	charts: {
		/**
		 * Report and figure.
		 */
		stat:
			| 'revenue/total_sales'
			| 'revenue/net_revenue'
			| 'orders/orders_count'
			| 'orders/avg_order_value'
			| 'products/items_sold'
			| 'revenue/refunds'
			| 'coupons/orders_count'
			| 'coupons/amount'
			| 'taxes/total_tax'
			| 'taxes/order_tax'
			| 'taxes/shipping_tax'
			| 'revenue/shipping'
			| 'downloads/download_count'
			| 'revenue/gross_sales'
			| 'variations/items_sold';
		/**
		 * Its name for people.
		 */
		label: string;
		/**
		 * How it is shown.
		 */
		format: 'number' | 'currency';
		/**
		 * The figure of each step, decimals.
		 */
		points: string[];
		/**
		 * The figure of each step of the compared time, decimals.
		 */
		points_before: string[];
	}[];
	/**
	 * The best of some reports.
	 */
	leaderboards: {
		/**
		 * Id of the leaderboard.
		 */
		id: 'customers' | 'coupons' | 'categories' | 'products';
		/**
		 * Its name for people.
		 */
		label: string;
		/**
		 * The heads of its columns.
		 */
		headers: string[];
		/**
		 * Its rows, the best first.
		 */
		rows: {
			/**
			 * Id of the customer, coupon, category or product; null where it has none.
			 */
			id: number | null;
			/**
			 * Its name.
			 */
			name: string;
			/**
			 * Number of orders, or of items sold.
			 */
			count: number;
			/**
			 * The amount, a decimal.
			 */
			amount: string;
		}[];
	}[];
	/**
	 * What the orders of the time come to in each currency, where there is more than one: figures add them up as they stand.
	 */
	currencies: {
		/**
		 * Code of the currency.
		 */
		currency: string;
		/**
		 * Number of orders.
		 */
		orders: number;
		/**
		 * Their totals less refunds, a decimal.
		 */
		total: string;
		/**
		 * The same without taxes and shipping, a decimal.
		 */
		net: string;
	}[];
}

export interface BlueprintExport {
	/**
	 * How the blueprint comes: as JSON, or as the address of a zip file’s data.
	 */
	type: 'json' | 'zip';
	/**
	 * The blueprint, or a data URL of the zip file.
	 */
	data: {} | string;
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
	 * The user’s color scheme in wp-admin.
	 */
	color_scheme: string;
	/**
	 * Where the owner goes to connect the store, empty if there is no such place.
	 */
	url: string;
}

export interface CountryDefaults {
	country: string;
	settings: {
		group_id: string;
		id: string;
		usual: string;
		value: string;
		is_chosen: boolean;
	}[];
	week_start: number;
	currencies: {
		code: string;
		name: string;
		symbol: string;
		decimals: number;
	}[];
}

export interface Customer {
	/**
	 * Id of the account.
	 */
	id: number;
	/**
	 * When the account was made, in the site’s time zone.
	 */
	date_created: null | string;
	/**
	 * When the account was made, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When the customer was last changed, in the site’s time zone.
	 */
	date_modified: null | string;
	/**
	 * When the customer was last changed, in UTC.
	 */
	date_modified_gmt: null | string;
	/**
	 * Email address of the account.
	 */
	email: string;
	/**
	 * First name.
	 */
	first_name: string;
	/**
	 * Last name.
	 */
	last_name: string;
	/**
	 * Role of the account.
	 */
	role: string;
	/**
	 * Login name; made up where it is missing.
	 */
	username: string;
	/**
	 * Password, which is never answered; made up where it is missing.
	 */
	password?: string;
	/**
	 * Address that the customer pays from.
	 */
	billing: {
		/**
		 * First name.
		 */
		first_name: string;
		/**
		 * Last name.
		 */
		last_name: string;
		/**
		 * Company.
		 */
		company: string;
		/**
		 * First line of the address.
		 */
		address_1: string;
		/**
		 * Second line of the address.
		 */
		address_2: string;
		/**
		 * City.
		 */
		city: string;
		/**
		 * Postcode.
		 */
		postcode: string;
		/**
		 * Code of the country.
		 */
		country: string;
		/**
		 * Code or name of the state.
		 */
		state: string;
		/**
		 * Email address.
		 */
		email: string;
		/**
		 * Phone number.
		 */
		phone: string;
	};
	/**
	 * Address that the customer is sent goods to.
	 */
	shipping: {
		/**
		 * First name.
		 */
		first_name: string;
		/**
		 * Last name.
		 */
		last_name: string;
		/**
		 * Company.
		 */
		company: string;
		/**
		 * First line of the address.
		 */
		address_1: string;
		/**
		 * Second line of the address.
		 */
		address_2: string;
		/**
		 * City.
		 */
		city: string;
		/**
		 * Postcode.
		 */
		postcode: string;
		/**
		 * Code of the country.
		 */
		country: string;
		/**
		 * Code or name of the state.
		 */
		state: string;
		/**
		 * Phone number.
		 */
		phone: string;
	};
	/**
	 * Whether the customer has paid an order.
	 */
	is_paying_customer: boolean;
	/**
	 * Address of the customer’s picture.
	 */
	avatar_url: string;
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
}

export interface CustomerDownload {
	/**
	 * Id of the file.
	 */
	download_id: string;
	/**
	 * Address to download the file from.
	 */
	download_url: string;
	/**
	 * Id of the product.
	 */
	product_id: number;
	/**
	 * Name of the product.
	 */
	product_name: string;
	/**
	 * Name of the file for customers.
	 */
	download_name: string;
	/**
	 * Id of the order.
	 */
	order_id: number;
	/**
	 * Key of the order.
	 */
	order_key: string;
	/**
	 * How often the file may still be downloaded, or “unlimited”.
	 */
	downloads_remaining: string;
	/**
	 * Until when, in the site’s time zone, or “never”.
	 */
	access_expires: string;
	/**
	 * Until when, in UTC, or “never”.
	 */
	access_expires_gmt: string;
	/**
	 * The file.
	 */
	file: {
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * Where it lies.
		 */
		file: string;
	};
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
			 * Code of the state; a number where it has digits alone.
			 */
			code: string | number;
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
	 * ISO 3166-1 alpha-2 code of the country.
	 */
	code: string;
	/**
	 * Name of the country.
	 */
	name: string;
	/**
	 * Its states, in their order.
	 */
	states: {
		code: string;
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
	 * Symbol of the currency as HTML; its code where it has none.
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

export interface EmailPreview {
	/**
	 * The email’s subject.
	 */
	subject: string;
}

export interface EmailTemplate {
	/**
	 * Id of the email.
	 */
	id:
		| 'new_order'
		| 'cancelled_order'
		| 'failed_order'
		| 'customer_cancelled_order'
		| 'customer_failed_order'
		| 'customer_on_hold_order'
		| 'customer_processing_order'
		| 'customer_completed_order'
		| 'customer_refunded_order'
		| 'customer_invoice'
		| 'customer_note'
		| 'customer_pos_completed_order'
		| 'customer_pos_refunded_order'
		| 'customer_reset_password'
		| 'customer_new_account'
		| 'admin_payment_gateway_enabled'
		| 'low_stock'
		| 'no_stock'
		| 'backorder';
	/**
	 * Name of the email.
	 */
	title: string;
	/**
	 * To whom it goes, and when.
	 */
	description: string;
}

export interface Extension {
	/**
	 * Its slug.
	 */
	slug: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Slug of its category, empty for none.
	 */
	category: string;
	/**
	 * What its category is called.
	 */
	category_name: string;
	/**
	 * Who makes it, empty if not known.
	 */
	author: string;
	/**
	 * Its latest version, empty if not known.
	 */
	version: string;
	/**
	 * Whether the site has it.
	 */
	status: 'available' | 'inactive' | 'active';
	/**
	 * Whether it can be installed from here.
	 */
	is_installable: boolean;
	/**
	 * Its page in WordPress’s plugin directory, empty for none.
	 */
	url: string;
	/**
	 * Its documentation, empty for none.
	 */
	docs_url: string;
	/**
	 * Its page at the vendor’s marketplace, empty for none.
	 */
	vendor_url: string;
	/**
	 * Where it is managed once it is active, empty for nowhere.
	 */
	manage_url: string;
	/**
	 * The oldest WordPress that it runs on, empty if not known.
	 */
	requires_wordpress: string;
	/**
	 * The oldest PHP that it runs on, empty if not known.
	 */
	requires_php: string;
	/**
	 * The latest WordPress that its author tried it with, empty if not known.
	 */
	tested: string;
	/**
	 * On how many sites it is active at least, 0 if not known.
	 */
	active_installs: number;
	/**
	 * Its average rating in percent, 0 for none.
	 */
	rating: number;
	/**
	 * How many ratings it has.
	 */
	ratings: number;
	/**
	 * Why the plugin directory could not be asked, a sentence; empty if it could or was not.
	 */
	failure: string;
}

export interface ExtensionPage {
	/**
	 * What the user can find: nothing where suggestions are off or the user may not install plugins, the catalog, or the plugin directory as well.
	 */
	access: 'off' | 'not_allowed' | 'catalog' | 'directory';
	/**
	 * The extensions.
	 */
	items: {
		/**
		 * Its slug.
		 */
		slug: string;
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * What it does.
		 */
		description: string;
		/**
		 * Slug of its category, empty for none.
		 */
		category: string;
		/**
		 * What its category is called.
		 */
		category_name: string;
		/**
		 * Who makes it, empty if not known.
		 */
		author: string;
		/**
		 * Its latest version, empty if not known.
		 */
		version: string;
		/**
		 * Whether the site has it.
		 */
		status: 'available' | 'inactive' | 'active';
		/**
		 * Whether it can be installed from here.
		 */
		is_installable: boolean;
		/**
		 * Its page in WordPress’s plugin directory, empty for none.
		 */
		url: string;
		/**
		 * Its documentation, empty for none.
		 */
		docs_url: string;
		/**
		 * Its page at the vendor’s marketplace, empty for none.
		 */
		vendor_url: string;
		/**
		 * Where it is managed once it is active, empty for nowhere.
		 */
		manage_url: string;
	}[];
	/**
	 * How many were found, about.
	 */
	total: number;
	/**
	 * How many pages there are.
	 */
	pages: number;
	/**
	 * The categories of the catalog.
	 */
	categories: {
		/**
		 * Its slug.
		 */
		slug: string;
		/**
		 * What it is called.
		 */
		name: string;
		/**
		 * How many extensions it has.
		 */
		count: number;
	}[];
	/**
	 * The vendor’s marketplace, empty where its extensions don’t run here.
	 */
	marketplace_url: string;
	/**
	 * Why the plugin directory could not be searched, a sentence; empty if it could or was not.
	 */
	failure: string;
}

export interface Forwarded {}

export interface FreeExtensionGroup {
	/**
	 * Where the group is shown.
	 */
	key: string;
	/**
	 * What it is called.
	 */
	title: string;
	/**
	 * The extensions in it.
	 */
	plugins: {
		/**
		 * The extension’s slug; a part of it is named after a colon.
		 */
		key: string;
		/**
		 * Its slug in WordPress’s plugin directory.
		 */
		slug: string;
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * What it does.
		 */
		description: string;
		/**
		 * Its picture on this site, empty for none.
		 */
		image_url: string;
		/**
		 * Whether to show it to this user.
		 */
		is_visible: boolean;
		/**
		 * Whether it comes from the makers of WooCommerce.
		 */
		is_built_by_wc: boolean;
		/**
		 * The oldest WordPress that it runs on, empty for any.
		 */
		min_wp_version: string;
		/**
		 * Where this user manages it, empty for nowhere.
		 */
		manage_url: string;
		/**
		 * Whether it is on this site.
		 */
		is_installed: boolean;
		/**
		 * Whether it is active.
		 */
		is_active: boolean;
	}[];
}

export interface HiddenItem {
	/**
	 * Stable id.
	 */
	id: string;
	/**
	 * What it is.
	 */
	title: string;
	/**
	 * Whether it is closed at present.
	 */
	isHidden: boolean;
}

export interface HomePanels {
	/**
	 * Whether Home shows the panels: setup is done or hidden, or the shop has orders.
	 */
	is_shown: boolean;
	/**
	 * Orders to fulfill; null for who may not change orders.
	 */
	orders: {
		/**
		 * How many there are in all.
		 */
		count: number;
		/**
		 * The first ones.
		 */
		items: {
			/**
			 * ID of the order.
			 */
			id: number;
			/**
			 * Number of the order.
			 */
			number: string;
			/**
			 * Name of the customer, if known.
			 */
			customer: string;
			/**
			 * What is paid, a decimal.
			 */
			total: string;
			/**
			 * Currency, ISO 4217.
			 */
			currency: string;
			/**
			 * Status of the order.
			 */
			status: string;
			/**
			 * When it was placed, UTC.
			 */
			date_created_gmt: null | string;
		}[];
	} | null;
	/**
	 * Reviews to moderate; null for who may not moderate.
	 */
	reviews: {
		/**
		 * How many there are in all.
		 */
		count: number;
		/**
		 * The first ones.
		 */
		items: {
			/**
			 * ID of the review.
			 */
			id: number;
			/**
			 * Name of the reviewer.
			 */
			reviewer: string;
			/**
			 * Beginning of the review, plain text.
			 */
			review: string;
			/**
			 * Stars, 1 to 5; 0 for none.
			 */
			rating: number;
			/**
			 * ID of the product.
			 */
			product_id: number;
			/**
			 * Name of the product.
			 */
			product_name: string;
			/**
			 * When it was written, UTC.
			 */
			date_created_gmt: string;
		}[];
	} | null;
	/**
	 * Products of which few are left; null for who may not change them.
	 */
	stock: {
		/**
		 * How many there are in all.
		 */
		count: number;
		/**
		 * The first ones.
		 */
		items: {
			/**
			 * ID of the product or variation.
			 */
			id: number;
			/**
			 * ID of a variation’s product; 0 for products.
			 */
			parent_id: number;
			/**
			 * Name of the product.
			 */
			name: string;
			/**
			 * SKU of the product.
			 */
			sku: string;
			/**
			 * How many are left.
			 */
			quantity: number;
			/**
			 * From which quantity on few are left.
			 */
			low_amount: number;
		}[];
	} | null;
}

export interface InstalledExtension {
	/**
	 * Its slug.
	 */
	slug: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Who makes it, empty if not known.
	 */
	author: string;
	/**
	 * Its version, empty for who may not know.
	 */
	version: string;
	/**
	 * Whether it is active.
	 */
	status: 'active' | 'inactive';
	/**
	 * The version that it can be updated to, empty for none.
	 */
	update: string;
	/**
	 * Where it is managed, empty for nowhere.
	 */
	manage_url: string;
}

export interface InstalledMarketingExtension {
	/**
	 * Its slug in WordPress’s plugin directory.
	 */
	slug: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Whether it is installed only, or active.
	 */
	status: 'installed' | 'activated';
	/**
	 * Where this user manages it, empty for nowhere.
	 */
	dashboardUrl: string;
	/**
	 * Its documentation, empty for none.
	 */
	docsUrl: string;
}

export interface LaunchCheck {
	/**
	 * Whether the store waits to be launched; empty where that was not decided.
	 */
	coming_soon: 'yes' | 'no' | '';
	/**
	 * Whether only the store pages wait.
	 */
	is_store_alone: boolean;
	/**
	 * Whether the site can request its own pages.
	 */
	reaches_itself: boolean;
	/**
	 * Why it can’t; empty where it can.
	 */
	reason: string;
	/**
	 * Whether the site’s settings allow search engines to index it.
	 */
	allows_indexing: boolean;
	/**
	 * Whether the site itself has a cart and a checkout.
	 */
	has_own_checkout: boolean;
	/**
	 * Address of the store.
	 */
	store_url: string;
	/**
	 * Address of the screen on which menus are edited; empty where the user may not.
	 */
	menu_url: string;
	/**
	 * The pages that were requested. None where the site can’t request them.
	 */
	pages: {
		/**
		 * Which page it is.
		 */
		id: 'home' | 'shop' | 'product' | 'cart' | 'checkout';
		/**
		 * Name of the page.
		 */
		title: string;
		/**
		 * Address of the page.
		 */
		url: string;
		/**
		 * What a visitor sees there.
		 */
		sees: 'page' | 'coming_soon' | 'login' | 'missing' | 'error' | 'unreachable' | 'elsewhere';
		/**
		 * HTTP status of the answer; 0 without one.
		 */
		status: number;
		/**
		 * Why there was no answer.
		 */
		error: string;
		/**
		 * Address on another site that the page redirects to.
		 */
		leads_to: string;
		/**
		 * Whether the page tells search engines not to index it.
		 */
		is_noindex: boolean;
		/**
		 * The header Cache-Control.
		 */
		cache_control: string;
		/**
		 * Whether a cache answered.
		 */
		is_from_cache: boolean;
		/**
		 * How many links its menus have.
		 */
		menu_links: number;
		/**
		 * Whether a menu leads to the shop page.
		 */
		links_to_shop: boolean;
		/**
		 * How long the answer took.
		 */
		milliseconds: number;
	}[];
}

export interface Leaderboard {
	/**
	 * Id of the leaderboard.
	 */
	id: string;
	/**
	 * Its name for people.
	 */
	label: string;
	/**
	 * The heads of its columns.
	 */
	headers: {
		/**
		 * What the head says.
		 */
		label: string;
	}[];
	/**
	 * Its rows, the best first: each a list of cells.
	 */
	rows?: {
		/**
		 * What the cell shows, as HTML.
		 */
		display: string;
		/**
		 * The value of the cell.
		 */
		value: string | number;
		/**
		 * How a number is shown.
		 */
		format?: 'currency' | 'number';
	}[][];
}

export interface LowStockCount {
	/**
	 * Number of products and variations.
	 */
	total: number;
}

export interface LowStockProduct {
	/**
	 * Id of the product or variation.
	 */
	id: number;
	/**
	 * Id of a variation’s product, else 0.
	 */
	parent_id: number;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * Type of the product, or variation.
	 */
	type: string;
	/**
	 * How many are left.
	 */
	stock_quantity: number;
	/**
	 * How many are few by its own setting; null where the shop’s holds.
	 */
	low_stock_amount: number | null;
	/**
	 * When it was ordered last, in the site’s time zone.
	 */
	last_order_date: null | string;
	/**
	 * Its image, if it has one.
	 */
	images: {
		/**
		 * Id of the image.
		 */
		id: number;
		/**
		 * Address of the image.
		 */
		src: string;
		/**
		 * Name of the image.
		 */
		name: string;
		/**
		 * Text in place of the image.
		 */
		alt: string;
	}[];
	/**
	 * What a variation is.
	 */
	attributes: {
		/**
		 * Name of the attribute.
		 */
		name: string;
		/**
		 * Its value.
		 */
		option: string;
	}[];
}

export interface MarketingArticle {
	/**
	 * Its title.
	 */
	title: string;
	/**
	 * What it is about, in a sentence.
	 */
	text: string;
	/**
	 * Where it is.
	 */
	link: string;
}

export interface MarketingCampaign {
	/**
	 * Unique within its channel.
	 */
	id: string;
	/**
	 * Slug of its channel.
	 */
	channel: string;
	/**
	 * Its name.
	 */
	title: string;
	/**
	 * Where it is managed.
	 */
	manage_url: string;
	/**
	 * What it cost so far.
	 */
	cost?: {
		/**
		 * A decimal text.
		 */
		value: string;
		/**
		 * Code of the currency.
		 */
		currency: string;
	};
	/**
	 * What it brought.
	 */
	sales?: {
		/**
		 * A decimal text.
		 */
		value: string;
		/**
		 * Code of the currency.
		 */
		currency: string;
	};
}

export interface MarketingCampaignType {
	/**
	 * Unique within its channel.
	 */
	id: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Its channel.
	 */
	channel: {
		/**
		 * Its slug.
		 */
		slug: string;
		/**
		 * Its name.
		 */
		name: string;
	};
	/**
	 * Where one is created.
	 */
	create_url: string;
	/**
	 * Address of its picture, empty for none.
	 */
	icon_url: string;
}

export interface MarketingChannel {
	/**
	 * Stable id.
	 */
	slug: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Address of its picture, empty for none.
	 */
	icon: string;
	/**
	 * Whether it is set up.
	 */
	is_setup_completed: boolean;
	/**
	 * Where it is set up and managed.
	 */
	settings_url: string;
	/**
	 * How far products are there: synced, sync-in-progress, sync-failed, or empty where it lists none.
	 */
	product_listings_status: string;
	/**
	 * How many errors wait there.
	 */
	errors_count: string;
}

export interface MiscRecommendation {
	/**
	 * Stable id.
	 */
	id: string;
	/**
	 * The plugin’s folder.
	 */
	slug: string;
	/**
	 * Its name.
	 */
	name: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Its page.
	 */
	url: string;
	/**
	 * How many shops of a hundred it is promoted in; null where this version of the shop has no figure. Only of what says where orders come from.
	 */
	order_attribution_promotion_percentage?: number | null;
}

export interface Note {
	/**
	 * ID of the note.
	 */
	id: number;
	/**
	 * Name for programs.
	 */
	name: string;
	/**
	 * Type, such as info or warning.
	 */
	type: string;
	/**
	 * Language of its texts.
	 */
	locale: string;
	/**
	 * Title, plain text.
	 */
	title: string;
	/**
	 * Content, as HTML with few tags.
	 */
	content: string;
	/**
	 * Data that its plugin keeps with it.
	 */
	content_data: null | {} | string | number | boolean | unknown[];
	/**
	 * Status of the note.
	 */
	status: 'pending' | 'unactioned' | 'actioned' | 'snoozed' | 'sent';
	/**
	 * Plugin that added it.
	 */
	source: string;
	/**
	 * When it was added, in the site’s time zone.
	 */
	date_created: string;
	/**
	 * When it was added, UTC.
	 */
	date_created_gmt: string;
	/**
	 * When it comes back, in the site’s time zone.
	 */
	date_reminder: null | string;
	/**
	 * When it comes back, UTC.
	 */
	date_reminder_gmt: null | string;
	/**
	 * Whether it can be snoozed.
	 */
	is_snoozable: boolean;
	/**
	 * Actions that the current user may follow.
	 */
	actions: {
		/**
		 * ID of the action.
		 */
		id: number;
		/**
		 * Name for programs.
		 */
		name: string;
		/**
		 * Text of the button.
		 */
		label: string;
		/**
		 * Address as it is stored.
		 */
		query: string;
		/**
		 * Status of the note afterwards.
		 */
		status: string;
		/**
		 * Message once it is done.
		 */
		actioned_text: string;
		/**
		 * Action of the address’s nonce.
		 */
		nonce_action: null | {} | string | number | boolean | unknown[];
		/**
		 * Argument of the address’s nonce.
		 */
		nonce_name: null | {} | string | number | boolean | unknown[];
		/**
		 * Where it leads, with its nonce; empty for nowhere.
		 */
		url: string;
	}[];
	/**
	 * Layout: plain, banner or thumbnail.
	 */
	layout: string;
	/**
	 * Address of its picture.
	 */
	image: string;
	/**
	 * Whether it was dismissed.
	 */
	is_deleted: boolean;
	/**
	 * Whether it was read.
	 */
	is_read: boolean;
}

export interface OnboardingProductTypes {
	/**
	 * Physical products
	 */
	physical: {
		/**
		 * What it is called.
		 */
		label: string;
		/**
		 * What that is, in one sentence.
		 */
		description: string;
		/**
		 * Whether most stores sell it.
		 */
		default: boolean;
		/**
		 * Number in the marketplace of what brings the kind, 0 where the shop has it.
		 */
		product: number;
	};
	/**
	 * Services
	 */
	virtual: {
		/**
		 * What it is called.
		 */
		label: string;
		/**
		 * What that is, in one sentence.
		 */
		description: string;
		/**
		 * Whether most stores sell it.
		 */
		default: boolean;
		/**
		 * Number in the marketplace of what brings the kind, 0 where the shop has it.
		 */
		product: number;
	};
	/**
	 * Downloads
	 */
	downloads: {
		/**
		 * What it is called.
		 */
		label: string;
		/**
		 * What that is, in one sentence.
		 */
		description: string;
		/**
		 * Whether most stores sell it.
		 */
		default: boolean;
		/**
		 * Number in the marketplace of what brings the kind, 0 where the shop has it.
		 */
		product: number;
	};
	/**
	 * Products with variations
	 */
	variable: {
		/**
		 * What it is called.
		 */
		label: string;
		/**
		 * What that is, in one sentence.
		 */
		description: string;
		/**
		 * Whether most stores sell it.
		 */
		default: boolean;
		/**
		 * Number in the marketplace of what brings the kind, 0 where the shop has it.
		 */
		product: number;
	};
}

export interface OnboardingProfile {
	/**
	 * Whether the profiler was finished.
	 */
	completed: boolean;
	/**
	 * Whether it was skipped.
	 */
	skipped: boolean;
	/**
	 * What the store sells.
	 */
	industry:
		| (
				| 'clothing_and_accessories'
				| 'food_and_drink'
				| 'electronics_and_computers'
				| 'health_and_beauty'
				| 'education_and_learning'
				| 'home_furniture_and_garden'
				| 'arts_and_crafts'
				| 'sports_and_recreation'
				| 'other'
		  )[]
		| null;
	/**
	 * Slugs of the plugins that the owner chose.
	 *
	 * @maxItems 50
	 */
	business_extensions: string[] | null;
	/**
	 * Whether the owner wants news by email.
	 */
	is_agree_marketing: boolean | null;
	/**
	 * The owner’s email address.
	 */
	store_email: string | null;
	/**
	 * Whether the owner said where the store is.
	 */
	is_store_country_set: boolean;
	/**
	 * Whether the owner chose no plugins.
	 */
	is_plugins_page_skipped: boolean | null;
	/**
	 * How far the business is; empty where not answered.
	 */
	business_choice:
		'' | 'im_just_starting_my_business' | 'im_already_selling' | 'im_setting_up_a_store_for_a_client' | 'import';
	/**
	 * Where the owner sells already.
	 */
	selling_online_answer:
		'yes_im_selling_online' | 'no_im_selling_offline' | 'im_selling_both_online_and_offline' | null;
	/**
	 * Names of the platforms that the owner sells on.
	 *
	 * @maxItems 50
	 */
	selling_platforms: string[] | null;
	/**
	 * Whether the store is connected to a service.
	 */
	wccom_connected: boolean;
}

export interface OnboardingProgress {
	/**
	 * When each step was done, by its name.
	 */
	core_profiler_completed_steps: {
		[ k: string ]:
			| {
					completed_at: string;
			  }
			| undefined;
	};
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
	 * What the task came to, where it is done.
	 */
	result: string;
	/**
	 * Where its result is changed later, empty for its own page.
	 */
	manageUrl: string;
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
		 * What the task came to, where it is done.
		 */
		result: string;
		/**
		 * Where its result is changed later, empty for its own page.
		 */
		manageUrl: string;
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
	 * Tasks that the user lacks the permission for, and the roles that have it.
	 */
	restrictedTasks: {
		id: string;
		title: string;
		roles: string[];
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
	woocommerce_private_link?: string | boolean | number | unknown[] | {} | null;
	woocommerce_remote_variant_assignment?: string | boolean | number | unknown[] | {} | null;
	woocommerce_share_key?: string | boolean | number | unknown[] | {} | null;
	woocommerce_store_pages_only?: string | boolean | number | unknown[] | {} | null;
	woocommerce_task_list_hidden_lists?: string | boolean | number | unknown[] | {} | null;
	woocommerce_task_list_reminder_bar_hidden?: string | boolean | number | unknown[] | {} | null;
	woocommerce_default_homepage_layout?: string | boolean | number | unknown[] | {} | null;
	woocommerce_no_sales_tax?: string | boolean | number | unknown[] | {} | null;
	woocommerce_coming_soon?: string | boolean | number | unknown[] | {} | null;
	woocommerce_show_lys_tour?: string | boolean | number | unknown[] | {} | null;
	woocommerce_ces_shown_for_actions?: string | boolean | number | unknown[] | {} | null;
	storewright_payments_banner_dismissed?: string | boolean | number | unknown[] | {} | null;
	woocommerce_order_attribution_install_banner_dismissed?: string | boolean | number | unknown[] | {} | null;
}

export interface OrderAction {
	/**
	 * What was done, for the user.
	 */
	message: string;
}

export interface OrderNote {
	/**
	 * Id of the note.
	 */
	id: number;
	/**
	 * Who wrote it, “system” where nobody did.
	 */
	author: string;
	/**
	 * When it was written.
	 */
	date_created: null | string;
	/**
	 * When it was written, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * What it says.
	 */
	note: string;
	/**
	 * Whether the customer is to read it.
	 */
	customer_note: boolean;
	/**
	 * Whether the user is named as its author, not the system.
	 */
	added_by_user: boolean;
}

export interface OrderReceipt {
	/**
	 * Address of the receipt. Whoever has it can read it until it expires.
	 */
	receipt_url: string;
	/**
	 * Last day on which it can be read, such as 2026-11-21.
	 */
	expiration_date: string;
}

export interface OrderStatus {
	/**
	 * Id of the status.
	 */
	slug: string;
	/**
	 * Name of the status.
	 */
	name: string;
}

export interface PatternPreview {
	/**
	 * The document, without scripts.
	 */
	html: string;
}

export interface PaymentBankAccounts {
	/**
	 * The accounts, in the owner’s order. Those of which nothing is filled in are left out.
	 */
	accounts: {
		account_name: string;
		account_number: string;
		bank_name: string;
		sort_code: string;
		iban: string;
		bic: string;
	}[];
	/**
	 * A mark of what is stored; sent back, nobody else’s change is lost.
	 */
	version: string;
}

export interface PaymentGateway {
	/**
	 * Id of the payment method.
	 */
	id: string;
	/**
	 * Shown to customers at checkout.
	 */
	title: string;
	/**
	 * Shown below the title at checkout.
	 */
	description: string;
	/**
	 * Place among the payment methods; empty while nobody has given it one.
	 */
	order: number | string;
	/**
	 * Whether customers can choose it.
	 */
	enabled: boolean;
	/**
	 * Name for the owner.
	 */
	method_title: string;
	/**
	 * Explanation for the owner.
	 */
	method_description: string;
	/**
	 * What it can do.
	 */
	method_supports: string[];
	/**
	 * Its settings by id. Clients send plain values.
	 */
	settings: {
		[ k: string ]:
			| {
					/**
					 * Id of the setting.
					 */
					id: string;
					/**
					 * Name of the setting.
					 */
					label: string;
					/**
					 * Sentence shown with the field.
					 */
					description: string;
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
						| 'multiselect'
						| 'image_width'
						| 'safe_text';
					/**
					 * The value that holds: a list where several can be chosen. A password is masked; its mask, sent back, leaves it as it is.
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
					 * The choices: value and name, or such under the name of a part.
					 */
					options?: {
						[ k: string ]: string | {} | undefined;
					};
			  }
			| undefined;
	};
	/**
	 * Whether something has to be done before customers can pay with it.
	 */
	needs_setup: boolean;
	/**
	 * Scripts that a setup screen loads.
	 */
	post_install_scripts: string[];
	/**
	 * Where its settings are.
	 */
	settings_url: string;
	/**
	 * Where the shop is connected with the provider.
	 */
	connection_url: string | null;
	/**
	 * Help for whoever sets it up.
	 */
	setup_help_text: string | null;
	/**
	 * Ids of settings without which it does not work.
	 */
	required_settings_keys: string[];
}

export interface PaymentGatewaySuggestion {
	/**
	 * The payment method in the shop.
	 */
	id: string;
	/**
	 * Its name.
	 */
	title: string;
	/**
	 * What it does.
	 */
	content: string;
	/**
	 * Slugs of the plugins that bring it.
	 */
	plugins: string[];
	/**
	 * Those of them that are not active.
	 */
	missing_plugins: string[];
	/**
	 * Its picture on this site, empty for none.
	 */
	image: string;
	/**
	 * The same at 72 by 72 pixels, empty for none.
	 */
	image_72x72: string;
	/**
	 * The lower, the more it is recommended; null for not at all.
	 */
	recommendation_priority: number | null;
	/**
	 * Whether to show it.
	 */
	is_visible: boolean;
	/**
	 * The part of the list that it belongs to in the store’s country.
	 */
	category: 'main' | 'local' | 'additional' | 'other' | 'offline';
	/**
	 * Countries in which it is one of the others.
	 */
	category_other: string[];
	/**
	 * Countries in which it is of use beside another one.
	 */
	category_additional: string[];
	/**
	 * Whether it needs no provider.
	 */
	is_offline: boolean;
	/**
	 * Whether it is at home in the countries that it serves.
	 */
	is_local_partner: boolean;
	/**
	 * Where it is set up, if that is not on this site.
	 */
	external_link: string;
	/**
	 * Name of what customers pay with => its picture on this site, or nothing.
	 */
	transaction_processors: {
		[ k: string ]: string | undefined;
	};
	/**
	 * Scripts that its setup loads once its plugins are there.
	 */
	postInstallScripts: {
		handle: string;
		src: string;
	}[];
	/**
	 * How far it is in the shop.
	 */
	state: {
		test_mode: boolean;
		needs_setup: boolean;
		dev_mode: boolean;
	};
	/**
	 * What its provider says of setting it up.
	 */
	onboarding: {
		recommended_payment_methods: string[];
	};
}

export interface PaymentsConnection {
	/**
	 * Where the owner goes to connect the store.
	 */
	connectUrl: string;
}

export interface PaymentsSettingsChange {
	/**
	 * Whether it is done.
	 */
	success: boolean;
}

export interface PaymentsSettingsProviders {
	/**
	 * Payment providers of the store, in the owner’s order.
	 */
	providers: {
		id: string;
		_order: number;
		_type: string;
		title: string;
		description: string;
		supports: string[];
		plugin: {
			_type: 'wporg' | 'mu_plugin' | 'theme' | 'unknown';
			slug: string;
			file: string;
			status: 'not_installed' | 'installed' | 'active';
		};
		image: string;
		icon: string;
		links: {
			_type: string;
			url: string;
		}[];
		state?: {
			enabled: boolean;
			account_connected: boolean;
			needs_setup: boolean;
			test_mode: boolean;
			dev_mode: boolean;
		};
		management?: {
			_links: {
				settings?: {
					href: string;
				};
			};
		};
		onboarding?: {
			type: string;
			state: {
				[ k: string ]: boolean | undefined;
			};
			_links: {
				preload?: {
					href: string;
				};
				onboard?: {
					href: string;
				};
			};
			recommended_payment_methods: {
				id: string;
				_order: number;
				enabled: boolean;
				required: boolean;
				title: string;
				description: string;
				icon: string;
			}[];
		};
		tags: string[];
		/**
		 * Names of what customers pay with.
		 */
		logos: string[];
		/**
		 * Slugs of the plugins that bring it.
		 */
		plugins: string[];
		_suggestion_id?: string;
		/**
		 * What the provider gives to who sets it up now.
		 */
		_incentive?: {
			id: string;
			promo_id: string;
			title: string;
			description: string;
			short_description: string;
			cta_label: string;
			tc_url: string;
			badge: string;
			_dismissals: {
				context: string;
				timestamp: number;
			}[];
			_links: {
				dismiss?: {
					href: string;
				};
				onboard?: {
					href: string;
				};
			};
		};
		_links?: {
			attach?: {
				href: string;
			};
			hide?: {
				href: string;
			};
		};
	}[];
	/**
	 * Payment methods that need no provider.
	 */
	offline_payment_methods: {
		id: string;
		_order: number;
		_type: string;
		title: string;
		description: string;
		supports: string[];
		plugin: {
			_type: 'wporg' | 'mu_plugin' | 'theme' | 'unknown';
			slug: string;
			file: string;
			status: 'not_installed' | 'installed' | 'active';
		};
		image: string;
		icon: string;
		links: {
			_type: string;
			url: string;
		}[];
		state?: {
			enabled: boolean;
			account_connected: boolean;
			needs_setup: boolean;
			test_mode: boolean;
			dev_mode: boolean;
		};
		management?: {
			_links: {
				settings?: {
					href: string;
				};
			};
		};
		onboarding?: {
			type: string;
			state: {
				[ k: string ]: boolean | undefined;
			};
			_links: {
				preload?: {
					href: string;
				};
				onboard?: {
					href: string;
				};
			};
			recommended_payment_methods: {
				id: string;
				_order: number;
				enabled: boolean;
				required: boolean;
				title: string;
				description: string;
				icon: string;
			}[];
		};
		tags: string[];
		/**
		 * Names of what customers pay with.
		 */
		logos: string[];
		/**
		 * Slugs of the plugins that bring it.
		 */
		plugins: string[];
		_suggestion_id?: string;
		/**
		 * What the provider gives to who sets it up now.
		 */
		_incentive?: {
			id: string;
			promo_id: string;
			title: string;
			description: string;
			short_description: string;
			cta_label: string;
			tc_url: string;
			badge: string;
			_dismissals: {
				context: string;
				timestamp: number;
			}[];
			_links: {
				dismiss?: {
					href: string;
				};
				onboard?: {
					href: string;
				};
			};
		};
		_links?: {
			attach?: {
				href: string;
			};
			hide?: {
				href: string;
			};
		};
	}[];
	/**
	 * Providers that the store could use.
	 */
	suggestions: {
		id: string;
		_priority: number;
		_type: string;
		title: string;
		description: string;
		plugin: {
			_type: 'wporg';
			slug: string;
			file: string;
			status: 'not_installed' | 'installed' | 'active';
		};
		image: string;
		icon: string;
		links: {
			_type: string;
			url: string;
		}[];
		/**
		 * What the provider gives to who sets it up now.
		 */
		_incentive?: {
			id: string;
			promo_id: string;
			title: string;
			description: string;
			short_description: string;
			cta_label: string;
			tc_url: string;
			badge: string;
			_dismissals: {
				context: string;
				timestamp: number;
			}[];
			_links: {
				dismiss?: {
					href: string;
				};
				onboard?: {
					href: string;
				};
			};
		};
		tags: string[];
		/**
		 * Names of what customers pay with.
		 */
		logos: string[];
		/**
		 * Slugs of the plugins that bring it.
		 */
		plugins: string[];
		category: string;
	}[];
	/**
	 * The parts of the list of suggestions.
	 */
	suggestion_categories: {
		id: string;
		_priority: number;
		title: string;
		description: string;
	}[];
}

export interface PaymentsWelcome {
	/**
	 * Id of the suggestion, empty where no provider is suggested.
	 */
	provider: string;
	/**
	 * Its name.
	 */
	title: string;
	/**
	 * What it does.
	 */
	content: string;
	/**
	 * Slugs of the plugins that bring it.
	 */
	plugins: string[];
	/**
	 * Those of them that are not active.
	 */
	missing_plugins: string[];
	/**
	 * It takes more currencies than this; 0 to say nothing of it.
	 */
	currencies: number;
	/**
	 * How many payment methods it has; 0 to say nothing of it.
	 */
	methods: number;
	/**
	 * Names of payment methods, the best known first.
	 */
	logos: string[];
	/**
	 * Whether the owner dismissed the offer.
	 */
	is_dismissed: boolean;
}

export interface PluginInstallation {
	/**
	 * What was done.
	 */
	data: {
		/**
		 * Slugs of the plugins that are there now.
		 */
		installed?: string[];
		/**
		 * Slugs of the plugins that are active now.
		 */
		activated?: string[];
		/**
		 * Slugs of the plugins that are up to date now.
		 */
		updated?: string[];
	};
	/**
	 * Slug of each plugin that failed, with sentences that say why.
	 */
	errors: {
		[ k: string ]: string[] | undefined;
	};
	/**
	 * Slug of each plugin that failed, with the reason, without the plugin’s name.
	 */
	reasons: {
		[ k: string ]: string | undefined;
	};
	/**
	 * Whether all of it was done.
	 */
	success: boolean;
	/**
	 * A sentence for the owner.
	 */
	message: string;
}

export interface PluginList {
	/**
	 * Slugs of plugins.
	 */
	plugins: string[];
}

export interface Product {
	/**
	 * Id of the product.
	 */
	id: number;
	/**
	 * Name of the product.
	 */
	name: string;
	/**
	 * Name in the address of its page.
	 */
	slug: string;
	/**
	 * Address of its page.
	 */
	permalink: string;
	/**
	 * When it was made, in the site’s time.
	 */
	date_created: null | string;
	/**
	 * When it was made, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When it was last changed, in the site’s time.
	 */
	date_modified: null | string;
	/**
	 * When it was last changed, in UTC.
	 */
	date_modified_gmt: null | string;
	/**
	 * Kind of product.
	 */
	type: 'simple' | 'grouped' | 'external' | 'variable';
	/**
	 * Whether it is published.
	 */
	status: 'draft' | 'pending' | 'private' | 'publish' | 'future' | 'auto-draft' | 'trash';
	/**
	 * Whether it is featured.
	 */
	featured: boolean;
	/**
	 * Where it is shown.
	 */
	catalog_visibility: 'visible' | 'catalog' | 'search' | 'hidden';
	/**
	 * Description.
	 */
	description: string;
	/**
	 * Description in short.
	 */
	short_description: string;
	/**
	 * The shop’s own number of it, which no other one has.
	 */
	sku: string;
	/**
	 * GTIN, UPC, EAN or ISBN.
	 */
	global_unique_id: string;
	/**
	 * What it costs at this moment.
	 */
	price: string;
	/**
	 * What it costs when it is not on sale.
	 */
	regular_price: string;
	/**
	 * What it costs on sale; it holds where it is below the regular price.
	 */
	sale_price: string;
	/**
	 * When the sale begins, in the site’s time.
	 */
	date_on_sale_from: null | string;
	/**
	 * When the sale begins, in UTC.
	 */
	date_on_sale_from_gmt: null | string;
	/**
	 * When the sale ends, in the site’s time.
	 */
	date_on_sale_to: null | string;
	/**
	 * When the sale ends, in UTC.
	 */
	date_on_sale_to_gmt: null | string;
	/**
	 * Whether it is on sale at this moment.
	 */
	on_sale: boolean;
	/**
	 * Whether it can be bought.
	 */
	purchasable: boolean;
	/**
	 * The price as it is shown.
	 */
	price_html: string;
	/**
	 * How many were sold.
	 */
	total_sales: number;
	/**
	 * Whether nothing has to be sent.
	 */
	virtual: boolean;
	/**
	 * Whether files come with it.
	 */
	downloadable: boolean;
	/**
	 * Files that come with it.
	 */
	downloads: {
		/**
		 * Id of the file.
		 */
		id: string;
		/**
		 * Name of the file, as buyers read it.
		 */
		name: string;
		/**
		 * Address of the file.
		 */
		file: string;
	}[];
	/**
	 * How often each file may be downloaded, -1 without limit.
	 */
	download_limit: number;
	/**
	 * For how many days files may be downloaded, -1 without limit.
	 */
	download_expiry: number;
	/**
	 * Where an external product is sold.
	 */
	external_url: string;
	/**
	 * Text of the button that leads to an external product.
	 */
	button_text: string;
	/**
	 * What of it is taxed.
	 */
	tax_status: 'taxable' | 'shipping' | 'none';
	/**
	 * Slug of its tax class, empty for the standard one. A class that does not exist becomes the standard one.
	 */
	tax_class: string;
	/**
	 * Whether its stock is counted.
	 */
	manage_stock: boolean;
	/**
	 * How many there are, null where they are not counted.
	 */
	stock_quantity: number | null;
	/**
	 * Whether it can be had.
	 */
	stock_status: 'instock' | 'outofstock' | 'onbackorder';
	/**
	 * Whether more may be ordered than there are, and whether buyers are told.
	 */
	backorders: 'no' | 'notify' | 'yes';
	/**
	 * Whether more may be ordered than there are.
	 */
	backorders_allowed: boolean;
	/**
	 * Whether it is on back-order.
	 */
	backordered: boolean;
	/**
	 * From which quantity on few are left, null where the shop’s setting says it.
	 */
	low_stock_amount: number | null;
	/**
	 * Whether an order can hold only one.
	 */
	sold_individually: boolean;
	/**
	 * Weight (lbs).
	 */
	weight: string;
	/**
	 * Size (in).
	 */
	dimensions: {
		/**
		 * Length.
		 */
		length: string;
		/**
		 * Width.
		 */
		width: string;
		/**
		 * Height.
		 */
		height: string;
	};
	/**
	 * Whether it has to be sent.
	 */
	shipping_required: boolean;
	/**
	 * Whether sending it is taxed.
	 */
	shipping_taxable: boolean;
	/**
	 * Slug of its shipping class, empty for none.
	 */
	shipping_class: string;
	/**
	 * Id of its shipping class, 0 for none.
	 */
	shipping_class_id: number;
	/**
	 * Whether it can be reviewed.
	 */
	reviews_allowed: boolean;
	/**
	 * Password that its page asks for.
	 */
	post_password: string;
	/**
	 * Average of the ratings.
	 */
	average_rating: string;
	/**
	 * Number of ratings.
	 */
	rating_count: number;
	/**
	 * Products of the same categories or with the same tags.
	 */
	related_ids: number[];
	/**
	 * Products that are shown as better ones.
	 */
	upsell_ids: number[];
	/**
	 * Products that are shown in the cart as going with it.
	 */
	cross_sell_ids: number[];
	/**
	 * Id of the product above it.
	 */
	parent_id: number;
	/**
	 * What buyers are told after buying.
	 */
	purchase_note: string;
	/**
	 * Categories.
	 */
	categories: {
		/**
		 * Id.
		 */
		id: number;
		/**
		 * Name.
		 */
		name: string;
		/**
		 * Name in addresses.
		 */
		slug: string;
	}[];
	/**
	 * Brands.
	 */
	brands: {
		/**
		 * Id.
		 */
		id: number;
		/**
		 * Name.
		 */
		name: string;
		/**
		 * Name in addresses.
		 */
		slug: string;
	}[];
	/**
	 * Tags.
	 */
	tags: {
		/**
		 * Id.
		 */
		id: number;
		/**
		 * Name.
		 */
		name: string;
		/**
		 * Name in addresses.
		 */
		slug: string;
	}[];
	/**
	 * Images, the main one first.
	 */
	images: {
		/**
		 * Id of the image in the media library.
		 */
		id: number;
		/**
		 * When the image was uploaded, in the site’s time.
		 */
		date_created: null | string;
		/**
		 * When the image was uploaded, in UTC.
		 */
		date_created_gmt: null | string;
		/**
		 * When the image was last changed, in the site’s time.
		 */
		date_modified: null | string;
		/**
		 * When the image was last changed, in UTC.
		 */
		date_modified_gmt: null | string;
		/**
		 * Address of the image. Without an id, the image is fetched from there.
		 */
		src: string;
		/**
		 * Title of the image.
		 */
		name: string;
		/**
		 * Text that stands for the image where it can’t be seen.
		 */
		alt: string;
	}[];
	/**
	 * Whether buyers have to choose options.
	 */
	has_options: boolean;
	/**
	 * Attributes.
	 */
	attributes: {
		/**
		 * Id of the attribute that products share, 0 for one of this product alone.
		 */
		id: number;
		/**
		 * Name of the attribute.
		 */
		name: string;
		/**
		 * Name of the attribute inside the shop.
		 */
		slug: string;
		/**
		 * Place among the attributes.
		 */
		position: number;
		/**
		 * Whether it is shown on the product’s page.
		 */
		visible: boolean;
		/**
		 * Whether variations differ in it.
		 */
		variation: boolean;
		/**
		 * What it may be.
		 */
		options: string[];
	}[];
	/**
	 * Options that are chosen first.
	 */
	default_attributes: {
		/**
		 * Id of the attribute that products share, 0 for one of this product alone.
		 */
		id: number;
		/**
		 * Name of the attribute.
		 */
		name: string;
		/**
		 * Option; of a shared attribute, its slug.
		 */
		option: string;
	}[];
	/**
	 * Ids of its variations.
	 */
	variations: number[];
	/**
	 * Ids of the products of a grouped one.
	 */
	grouped_products: number[];
	/**
	 * Place among other products.
	 */
	menu_order: number;
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
	/**
	 * Address of its page with %product% in place of the slug.
	 */
	permalink_template: string;
	/**
	 * Slug that follows from the name.
	 */
	generated_slug: string;
}

export interface ProductAttribute {
	/**
	 * Id of the attribute.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * Name of the attribute’s taxonomy, which begins with pa_; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * How a value is chosen.
	 */
	type: 'select' | 'wc-visual';
	/**
	 * What the values are sorted by.
	 */
	order_by: 'menu_order' | 'name' | 'name_num' | 'id';
	/**
	 * Whether each value has a page on the site.
	 */
	has_archives: boolean;
}

export interface ProductAttributeTerm {
	/**
	 * Id of the term.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * The term in addresses; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * Description, in which markup is possible.
	 */
	description: string;
	/**
	 * Place among the others in an order that the owner makes.
	 */
	menu_order: number;
	/**
	 * Number of published products that have the term.
	 */
	count: number;
}

export interface ProductBrand {
	/**
	 * Id of the term.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * The term in addresses; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * Id of the term above, 0 for none.
	 */
	parent: number;
	/**
	 * Description, in which markup is possible.
	 */
	description: string;
	/**
	 * What the term’s page shows.
	 */
	display: 'default' | 'products' | 'subcategories' | 'both';
	/**
	 * Image of the term. Send null to take it away.
	 */
	image: null | {
		/**
		 * Id of the image in the media library.
		 */
		id: number;
		/**
		 * When the image was uploaded, in the site’s time.
		 */
		date_created: null | string;
		/**
		 * When the image was uploaded, in UTC.
		 */
		date_created_gmt: null | string;
		/**
		 * When the image was last changed, in the site’s time.
		 */
		date_modified: null | string;
		/**
		 * When the image was last changed, in UTC.
		 */
		date_modified_gmt: null | string;
		/**
		 * Address of the image. Without an id, the image is fetched from there.
		 */
		src: string;
		/**
		 * Title of the image.
		 */
		name: string;
		/**
		 * Text that stands for the image where it can’t be seen.
		 */
		alt: string;
	};
	/**
	 * Place among the others in an order that the owner makes.
	 */
	menu_order: number;
	/**
	 * Number of published products that have the term.
	 */
	count: number;
}

export interface ProductCat {
	/**
	 * Id of the term.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * The term in addresses; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * Id of the term above, 0 for none.
	 */
	parent: number;
	/**
	 * Description, in which markup is possible.
	 */
	description: string;
	/**
	 * What the term’s page shows.
	 */
	display: 'default' | 'products' | 'subcategories' | 'both';
	/**
	 * Image of the term. Send null to take it away.
	 */
	image: null | {
		/**
		 * Id of the image in the media library.
		 */
		id: number;
		/**
		 * When the image was uploaded, in the site’s time.
		 */
		date_created: null | string;
		/**
		 * When the image was uploaded, in UTC.
		 */
		date_created_gmt: null | string;
		/**
		 * When the image was last changed, in the site’s time.
		 */
		date_modified: null | string;
		/**
		 * When the image was last changed, in UTC.
		 */
		date_modified_gmt: null | string;
		/**
		 * Address of the image. Without an id, the image is fetched from there.
		 */
		src: string;
		/**
		 * Title of the image.
		 */
		name: string;
		/**
		 * Text that stands for the image where it can’t be seen.
		 */
		alt: string;
	};
	/**
	 * Place among the others in an order that the owner makes.
	 */
	menu_order: number;
	/**
	 * Number of published products that have the term.
	 */
	count: number;
}

export interface ProductImport {
	/**
	 * What came of each row, in the order in which they were sent.
	 */
	rows: {
		/**
		 * Place of the row in the file.
		 */
		row: number;
		/**
		 * What came of it, or would.
		 */
		outcome: 'created' | 'updated' | 'skipped' | 'failed';
		/**
		 * Id of the product, 0 where there is none.
		 */
		id: number;
		/**
		 * What a product that was there is called, empty for a new one.
		 */
		name: string;
		/**
		 * Everything that is wrong with it, empty where nothing is.
		 */
		errors: {
			/**
			 * Stable code.
			 */
			code: string;
			/**
			 * A sentence for people.
			 */
			message: string;
			/**
			 * Field of the product that it is about, empty where it is about the row.
			 */
			field: string;
		}[];
		/**
		 * What was left out.
		 */
		notes: {
			/**
			 * Field of the product that it is about, empty where it is about the row.
			 */
			field: string;
			/**
			 * A sentence for people.
			 */
			message: string;
		}[];
		/**
		 * Fields that name products of other rows: to be sent again once these are imported.
		 */
		pending: string[];
	}[];
}

export interface ProductReview {
	/**
	 * Id of the review.
	 */
	id: number;
	/**
	 * When it was written, in the site’s time. A date that is sent is kept, as in WooCommerce.
	 */
	date_created: null | string;
	/**
	 * When it was written, in UTC. A date that is sent is kept, unless date_created is sent, too.
	 */
	date_created_gmt: null | string;
	/**
	 * Id of the product that is reviewed.
	 */
	product_id: number;
	/**
	 * Name of the product. What is sent is passed over.
	 */
	product_name: string;
	/**
	 * Address of the product.
	 */
	product_permalink: string;
	/**
	 * Whether people can read the review.
	 */
	status: 'approved' | 'hold' | 'spam' | 'unspam' | 'trash' | 'untrash';
	/**
	 * Name of who wrote it.
	 */
	reviewer: string;
	/**
	 * Email address of who wrote it.
	 */
	reviewer_email: string;
	/**
	 * The review itself.
	 */
	review: string;
	/**
	 * Stars from 1 to 5; 0 for none.
	 */
	rating: number;
	/**
	 * Whether who wrote it had bought the product.
	 */
	verified: boolean;
	/**
	 * Pictures of who wrote it, by size in pixels.
	 */
	reviewer_avatar_urls: {
		/**
		 * Picture of 24 pixels.
		 */
		'24'?: string;
		/**
		 * Picture of 48 pixels.
		 */
		'48'?: string;
		/**
		 * Picture of 96 pixels.
		 */
		'96'?: string;
	};
}

export interface ProductShippingClass {
	/**
	 * Id of the term.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * The term in addresses; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * Description, in which markup is possible.
	 */
	description: string;
	/**
	 * Number of published products that have the term.
	 */
	count: number;
}

export interface ProductTag {
	/**
	 * Id of the term.
	 */
	id: number;
	/**
	 * Name that people read.
	 */
	name: string;
	/**
	 * The term in addresses; made from the name where it is not given.
	 */
	slug: string;
	/**
	 * Description, in which markup is possible.
	 */
	description: string;
	/**
	 * Number of published products that have the term.
	 */
	count: number;
}

export interface ProductVariation {
	/**
	 * Id of the variation.
	 */
	id: number;
	/**
	 * Id of its product.
	 */
	parent_id: number;
	/**
	 * Kind of product: variation.
	 */
	type: string;
	/**
	 * Its options, separated by commas.
	 */
	name: string;
	/**
	 * When it was made, in the site’s time.
	 */
	date_created: null | string;
	/**
	 * When it was last changed, in the site’s time.
	 */
	date_modified: null | string;
	/**
	 * When it was made, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When it was last changed, in UTC.
	 */
	date_modified_gmt: null | string;
	/**
	 * Ids of its further images.
	 */
	gallery_image_ids: number[];
	/**
	 * Description.
	 */
	description: string;
	/**
	 * Address of its product’s page with its options chosen.
	 */
	permalink: string;
	/**
	 * The shop’s own number of it, which no other one has.
	 */
	sku: string;
	/**
	 * GTIN, UPC, EAN or ISBN.
	 */
	global_unique_id: string;
	/**
	 * What it costs at this moment.
	 */
	price: string;
	/**
	 * What it costs when it is not on sale.
	 */
	regular_price: string;
	/**
	 * What it costs on sale; it holds where it is below the regular price.
	 */
	sale_price: string;
	/**
	 * When the sale begins, in the site’s time.
	 */
	date_on_sale_from: null | string;
	/**
	 * When the sale begins, in UTC.
	 */
	date_on_sale_from_gmt: null | string;
	/**
	 * When the sale ends, in the site’s time.
	 */
	date_on_sale_to: null | string;
	/**
	 * When the sale ends, in UTC.
	 */
	date_on_sale_to_gmt: null | string;
	/**
	 * Whether it is on sale at this moment.
	 */
	on_sale: boolean;
	/**
	 * Whether it can be bought.
	 */
	purchasable: boolean;
	/**
	 * Whether it is published.
	 */
	status: 'draft' | 'pending' | 'private' | 'publish';
	/**
	 * Whether nothing has to be sent.
	 */
	virtual: boolean;
	/**
	 * Whether files come with it.
	 */
	downloadable: boolean;
	/**
	 * Files that come with it.
	 */
	downloads: {
		/**
		 * Id of the file.
		 */
		id: string;
		/**
		 * Name of the file, as buyers read it.
		 */
		name: string;
		/**
		 * Address of the file.
		 */
		file: string;
	}[];
	/**
	 * How often each file may be downloaded, -1 without limit.
	 */
	download_limit: number;
	/**
	 * For how many days files may be downloaded, -1 without limit.
	 */
	download_expiry: number;
	/**
	 * What of it is taxed.
	 */
	tax_status: 'taxable' | 'shipping' | 'none';
	/**
	 * Slug of its tax class, empty for the standard one. A class that does not exist becomes the standard one.
	 */
	tax_class: string;
	/**
	 * Whether its stock is counted.
	 */
	manage_stock: boolean;
	/**
	 * How many there are, null where they are not counted.
	 */
	stock_quantity: number | null;
	/**
	 * Whether it can be had.
	 */
	stock_status: 'instock' | 'outofstock' | 'onbackorder';
	/**
	 * Whether more may be ordered than there are, and whether buyers are told.
	 */
	backorders: 'no' | 'notify' | 'yes';
	/**
	 * Whether more may be ordered than there are.
	 */
	backorders_allowed: boolean;
	/**
	 * Whether it is on back-order.
	 */
	backordered: boolean;
	/**
	 * From which quantity on few are left, null where the shop’s setting says it.
	 */
	low_stock_amount: number | null;
	/**
	 * Weight (lbs).
	 */
	weight: string;
	/**
	 * Size (in).
	 */
	dimensions: {
		/**
		 * Length.
		 */
		length: string;
		/**
		 * Width.
		 */
		width: string;
		/**
		 * Height.
		 */
		height: string;
	};
	/**
	 * Slug of its shipping class, empty for none.
	 */
	shipping_class: string;
	/**
	 * Id of its shipping class, 0 for none.
	 */
	shipping_class_id: number;
	/**
	 * Its image, null where it shows its product’s.
	 */
	image: {
		/**
		 * Id of the image in the media library.
		 */
		id: number;
		/**
		 * When the image was uploaded, in the site’s time.
		 */
		date_created: null | string;
		/**
		 * When the image was uploaded, in UTC.
		 */
		date_created_gmt: null | string;
		/**
		 * When the image was last changed, in the site’s time.
		 */
		date_modified: null | string;
		/**
		 * When the image was last changed, in UTC.
		 */
		date_modified_gmt: null | string;
		/**
		 * Address of the image. Without an id, the image is fetched from there.
		 */
		src: string;
		/**
		 * Title of the image.
		 */
		name: string;
		/**
		 * Text that stands for the image where it can’t be seen.
		 */
		alt: string;
	} | null;
	/**
	 * Which options of its product it is; an attribute that is left out may be any.
	 */
	attributes: {
		/**
		 * Id of the attribute that products share, 0 for one of this product alone.
		 */
		id: number;
		/**
		 * Name of the attribute.
		 */
		name: string;
		/**
		 * Name of the attribute inside the shop.
		 */
		slug: string;
		/**
		 * Option.
		 */
		option: string;
	}[];
	/**
	 * Place among the variations.
	 */
	menu_order: number;
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
}

export interface RecommendedMarketingExtension {
	/**
	 * Stable id.
	 */
	id: string;
	/**
	 * Its slug in WordPress’s plugin directory.
	 */
	slug: string;
	/**
	 * The same slug, under WooCommerce’s name for it.
	 */
	product: string;
	/**
	 * Its main file, as far as it can be known before it is installed.
	 */
	plugin: string;
	/**
	 * Its name.
	 */
	title: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Its page in WordPress’s plugin directory.
	 */
	url: string;
	/**
	 * Address of its picture on this site, empty for none.
	 */
	icon: string;
	/**
	 * Whether it can be installed from here.
	 */
	direct_install: boolean;
	/**
	 * Its categories.
	 */
	categories: string[];
	/**
	 * The groups it is shown in.
	 */
	subcategories: {
		/**
		 * Its slug.
		 */
		slug: string;
		/**
		 * What it is called.
		 */
		name: string;
	}[];
	/**
	 * Its tags.
	 */
	tags: {
		/**
		 * Its slug.
		 */
		slug: string;
		/**
		 * What it is called.
		 */
		name: string;
	}[];
}

export interface Report {
	/**
	 * Name of the report.
	 */
	slug: string;
	/**
	 * What it is about.
	 */
	description: string;
	/**
	 * Path of its route.
	 */
	path: string;
}

export interface ReportCohorts {
	/**
	 * Month of the first order, such as 2026-11, in the site’s time zone.
	 */
	cohort: string;
	/**
	 * Number of customers.
	 */
	customers: number;
	/**
	 * Number of orders.
	 */
	orders_count: number;
	/**
	 * Net sales.
	 */
	net_revenue: number;
	/**
	 * That month and each one after it, up to now.
	 */
	months: {
		/**
		 * Months after the first order: 0 for its own.
		 */
		month: number;
		/**
		 * Number of these customers who ordered then.
		 */
		customers: number;
		/**
		 * Number of their orders then.
		 */
		orders_count: number;
		/**
		 * Net sales.
		 */
		net_revenue: number;
	}[];
}

export interface ReportCohortsStats {
	/**
	 * The figures.
	 */
	totals: {
		/**
		 * Number of customers.
		 */
		customers: number;
		/**
		 * Number of orders.
		 */
		orders_count: number;
		/**
		 * Net sales.
		 */
		net_revenue: number;
	};
}

export interface ReportData {
	/**
	 * Whether every order is in the reports.
	 */
	is_complete: boolean;
	/**
	 * Whether orders are being imported.
	 */
	is_importing: boolean;
	/**
	 * Whether all orders are being taken out of the reports.
	 */
	is_deleting: boolean;
	/**
	 * How many orders this import, or the last one, has read.
	 */
	done: number;
	/**
	 * How many of them could not be read, and were left out.
	 */
	left_out: number;
	/**
	 * How many orders there were when it began.
	 */
	total: number;
	/**
	 * When the last import ended, in UTC; null where none has ended.
	 */
	ended_gmt: string | null;
	/**
	 * When days were last recomputed from their orders, in UTC; null where there was no check yet.
	 */
	checked_gmt: string | null;
	/**
	 * The days that were recomputed, in site time.
	 */
	checked_days: string[];
	/**
	 * How many orders these days were recomputed from.
	 */
	checked_orders: number;
	/**
	 * How many orders and sums differed in that check; they were corrected.
	 */
	differences: number;
}

export interface ReportExplanation {
	/**
	 * Name of the figure.
	 */
	measure: string;
	/**
	 * Whether it is an amount.
	 */
	is_money: boolean;
	/**
	 * Whether it is the sum of what orders have, the mean of it, or how many different ones they have.
	 */
	how: 'sum' | 'mean' | 'different';
	/**
	 * The figure, as a decimal number.
	 */
	value: string;
	/**
	 * The sum of what all orders have, on this page and the others.
	 */
	sum: string;
	/**
	 * What the sum is divided by; null where it is not.
	 */
	divided_by: number | null;
	/**
	 * The orders and refunds of this page, the latest first.
	 */
	orders: {
		/**
		 * Id of the order or refund, 0 for what is of no order.
		 */
		order_id: number;
		/**
		 * Id of the order that was refunded, 0 for orders.
		 */
		parent_id: number;
		/**
		 * Number of the order; empty where there is none.
		 */
		order_number: number | string;
		/**
		 * When it counts, in the site’s time zone.
		 */
		date: string;
		/**
		 * Status of the order; a refund has its order’s.
		 */
		status: string;
		/**
		 * Currency of its amounts; empty for the shop’s.
		 */
		currency: string;
		/**
		 * What it adds to the figure; below zero where it takes away.
		 */
		value: string;
	}[];
}

export interface ReportExport {
	/**
	 * What was done.
	 */
	message: string;
	/**
	 * Id to ask for its status by; none where there is nothing to export.
	 */
	export_id?: string;
}

export interface ReportExportStatus {
	/**
	 * How much of it is done, in percent.
	 */
	percent_complete: number;
	/**
	 * Where the file can be downloaded by who asked for it, once all is done.
	 */
	download_url?: string;
}

export interface ReportImport {
	/**
	 * Whether it was done: success.
	 */
	status: string;
	/**
	 * What was done.
	 */
	message: string;
}

export interface ReportImportState {
	/**
	 * Whether orders are being brought into the reports.
	 */
	is_importing?: boolean;
	/**
	 * Orders that are done.
	 */
	orders_count?: number;
	/**
	 * Orders in all.
	 */
	orders_total?: number;
	/**
	 * When the last import started, in UTC; null if there was none.
	 */
	started_gmt?: null | string;
	/**
	 * When it ended, in UTC; null until then.
	 */
	ended_gmt?: null | string;
	/**
	 * Customers of the orders, as far as reports know them.
	 */
	customers?: number;
	/**
	 * Orders that an import would bring into the reports.
	 */
	orders?: number;
}

export interface ReportPerformanceIndicator {
	/**
	 * Report and figure.
	 */
	stat:
		| 'revenue/total_sales'
		| 'revenue/net_revenue'
		| 'orders/orders_count'
		| 'orders/avg_order_value'
		| 'products/items_sold'
		| 'revenue/refunds'
		| 'coupons/orders_count'
		| 'coupons/amount'
		| 'taxes/total_tax'
		| 'taxes/order_tax'
		| 'taxes/shipping_tax'
		| 'revenue/shipping'
		| 'downloads/download_count'
		| 'revenue/gross_sales'
		| 'variations/items_sold';
	/**
	 * Name of the figure in its report.
	 */
	chart: string;
	/**
	 * Its name for people.
	 */
	label: string;
	/**
	 * How it is shown.
	 */
	format?: 'number' | 'currency';
	/**
	 * The figure.
	 */
	value?: number;
}

export interface ReportTotal {
	/**
	 * The kind, such as a status.
	 */
	slug: string;
	/**
	 * What people call it.
	 */
	name: string;
	/**
	 * How many there are.
	 */
	total: number;
}

export interface SalesReport {
	/**
	 * Totals of the orders less refunds.
	 */
	total_sales: string;
	/**
	 * Sales without tax and shipping, less refunds.
	 */
	net_sales: string;
	/**
	 * Net sales by day or month.
	 */
	average_sales: string;
	/**
	 * Number of orders.
	 */
	total_orders: number;
	/**
	 * Number of pieces that were ordered.
	 */
	total_items: number;
	/**
	 * Taxes less those that were paid back.
	 */
	total_tax: string;
	/**
	 * Shipping without tax, less what was paid back.
	 */
	total_shipping: string;
	/**
	 * What was paid back.
	 */
	total_refunds: number;
	/**
	 * What coupons took off.
	 */
	total_discount: string;
	/**
	 * What the totals go by.
	 */
	totals_grouped_by: 'day' | 'month';
	/**
	 * Orders and new customers of each day (2026-11-21) or month (2026-11).
	 */
	totals: {
		/**
		 * A day or month.
		 */
		[ k: string ]:
			| {
					/**
					 * Totals of its orders.
					 */
					sales: string;
					/**
					 * Number of its orders.
					 */
					orders: number;
					/**
					 * Pieces in them.
					 */
					items: number;
					/**
					 * Their taxes.
					 */
					tax: string;
					/**
					 * Their shipping without tax.
					 */
					shipping: string;
					/**
					 * What coupons took off.
					 */
					discount: string;
					/**
					 * Accounts that were made.
					 */
					customers: number;
			  }
			| undefined;
	};
	/**
	 * Number of accounts that were made.
	 */
	total_customers: number;
}

export interface SampleProducts {
	/**
	 * The samples that are in the store.
	 */
	samples: {
		/**
		 * Id of the product.
		 */
		id: number;
		/**
		 * Its name.
		 */
		name: string;
	}[];
}

export interface SavedReport {
	/**
	 * ID of the saved report.
	 */
	id: number;
	/**
	 * Name that the user gave it. Each user has one report of a name.
	 */
	name: string;
	/**
	 * Path of the report in the dashboard, such as /analytics/orders. It can’t be changed later.
	 */
	path: string;
	/**
	 * Query string of the view: period, filters, columns and order. It can’t be changed later.
	 */
	query: string;
	/**
	 * Roles that it is shared with.
	 */
	roles: string[];
	/**
	 * How often it is sent by email to the person who saved it and the roles that it is shared with; empty for never.
	 */
	frequency: '' | 'daily' | 'weekly' | 'monthly';
	/**
	 * When it is sent next, in the site’s time zone.
	 */
	next_email: null | string;
	/**
	 * Whether the present user is among those to whom it is sent, unsubscribed or not.
	 */
	is_recipient: boolean;
	/**
	 * Whether the present user has not unsubscribed from its emails. Who may open the report may change it for themselves.
	 */
	is_subscribed: boolean;
	/**
	 * Whether the present user saved it.
	 */
	is_own: boolean;
	/**
	 * Whether the present user may rename and delete it.
	 */
	is_editable: boolean;
}

export interface Setting {
	/**
	 * Id of the setting, unique within its group.
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
	 * The value that holds: a list for a multiselect, “yes” or “no” for a checkbox, else text. A password is masked; its mask, sent back, leaves it as it is.
	 */
	value: string | string[];
	/**
	 * The value where nobody chose.
	 */
	default: string | string[] | number;
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
		| 'multiselect'
		| 'image_width';
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

export interface SettingPlace {
	/**
	 * Group and ID of the setting.
	 */
	id: string;
	/**
	 * Name of the setting.
	 */
	label: string;
	/**
	 * Name of the page that has it.
	 */
	place: string;
	/**
	 * More words that it is found by.
	 */
	words: string;
	/**
	 * Address of its field.
	 */
	url: string;
}

export interface ShippingMethod {
	/**
	 * Id of the shipping method.
	 */
	id: string;
	/**
	 * Name of the shipping method.
	 */
	title: string;
	/**
	 * Explanation of the shipping method.
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
	 * For how many days it can be tried for nothing; 0 for none.
	 */
	trial_days: number;
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
	 * Id of the shipping method.
	 */
	method_id: string;
	/**
	 * Name of the shipping method.
	 */
	method_title: string;
	/**
	 * Explanation of the shipping method.
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

export interface ShopCoupon {
	/**
	 * Id of the coupon.
	 */
	id: number;
	/**
	 * What customers type; in small letters, and no two coupons have the same.
	 */
	code: string;
	/**
	 * Percent or money off.
	 */
	amount: string;
	/**
	 * Status: publish, draft, pending or private. Only published coupons can be used.
	 */
	status: string;
	/**
	 * When it was made, in the site’s time zone.
	 */
	date_created: null | string;
	/**
	 * When it was made, UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When it was last changed, in the site’s time zone.
	 */
	date_modified: null | string;
	/**
	 * When it was last changed, UTC.
	 */
	date_modified_gmt: null | string;
	/**
	 * What the amount is taken of: each piece, the price, or the whole basket.
	 */
	discount_type: 'fixed_product' | 'percent' | 'fixed_cart';
	/**
	 * What owners read.
	 */
	description: string;
	/**
	 * From when on it can’t be used, in the site’s time zone.
	 */
	date_expires: null | string;
	/**
	 * From when on it can’t be used, UTC.
	 */
	date_expires_gmt: null | string;
	/**
	 * How often it was used.
	 */
	usage_count: number;
	/**
	 * Whether it goes with no other coupon.
	 */
	individual_use: boolean;
	/**
	 * Products that it is for; none for all.
	 */
	product_ids: number[];
	/**
	 * Products that it is not for.
	 */
	excluded_product_ids: number[];
	/**
	 * How often it can be used at all.
	 */
	usage_limit: null | number;
	/**
	 * How often one customer can use it.
	 */
	usage_limit_per_user: null | number;
	/**
	 * For how many pieces it counts at most.
	 */
	limit_usage_to_x_items: null | number;
	/**
	 * Whether it allows free shipping.
	 */
	free_shipping: boolean;
	/**
	 * Categories that it is for; none for all.
	 */
	product_categories: number[];
	/**
	 * Categories that it is not for.
	 */
	excluded_product_categories: number[];
	/**
	 * Whether it leaves out what is on sale.
	 */
	exclude_sale_items: boolean;
	/**
	 * Least that has to be in the basket.
	 */
	minimum_amount: string;
	/**
	 * Most that may be in the basket.
	 */
	maximum_amount: string;
	/**
	 * Email addresses that may use it, * for any characters; none for all.
	 */
	email_restrictions: string[];
	/**
	 * Who used it last: user ids, or email addresses of guests.
	 */
	used_by: string[];
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
}

export interface ShopOrder {
	/**
	 * Id of the order.
	 */
	id: number;
	/**
	 * Id of the order that this one belongs to.
	 */
	parent_id: number;
	/**
	 * Number of the order as customers see it.
	 */
	number: string;
	/**
	 * Secret by which a guest may see the order.
	 */
	order_key: string;
	/**
	 * What made the order.
	 */
	created_via: string;
	/**
	 * Version of the software that last wrote the order.
	 */
	version: string;
	/**
	 * Status of the order.
	 */
	status:
		| 'auto-draft'
		| 'pending'
		| 'processing'
		| 'on-hold'
		| 'completed'
		| 'cancelled'
		| 'refunded'
		| 'failed'
		| 'checkout-draft';
	/**
	 * Currency of every amount in it.
	 */
	currency:
		| 'AFN'
		| 'ALL'
		| 'DZD'
		| 'AOA'
		| 'ARS'
		| 'AMD'
		| 'AWG'
		| 'AUD'
		| 'AZN'
		| 'BSD'
		| 'BHD'
		| 'BDT'
		| 'BBD'
		| 'BYN'
		| 'BYR'
		| 'BZD'
		| 'BMD'
		| 'BTN'
		| 'BTC'
		| 'BOB'
		| 'BAM'
		| 'BWP'
		| 'BRL'
		| 'GBP'
		| 'BND'
		| 'BGN'
		| 'BIF'
		| 'KHR'
		| 'CAD'
		| 'CVE'
		| 'XCG'
		| 'KYD'
		| 'XAF'
		| 'XPF'
		| 'CLP'
		| 'CNY'
		| 'COP'
		| 'KMF'
		| 'CDF'
		| 'CRC'
		| 'HRK'
		| 'CUC'
		| 'CUP'
		| 'CZK'
		| 'DKK'
		| 'DJF'
		| 'DOP'
		| 'XCD'
		| 'EGP'
		| 'ERN'
		| 'ETB'
		| 'EUR'
		| 'FKP'
		| 'FJD'
		| 'GMD'
		| 'GEL'
		| 'GHS'
		| 'GIP'
		| 'GTQ'
		| 'GGP'
		| 'GNF'
		| 'GYD'
		| 'HTG'
		| 'HNL'
		| 'HKD'
		| 'HUF'
		| 'ISK'
		| 'INR'
		| 'IDR'
		| 'IRR'
		| 'IRT'
		| 'IQD'
		| 'ILS'
		| 'JMD'
		| 'JPY'
		| 'JEP'
		| 'JOD'
		| 'KZT'
		| 'KES'
		| 'KWD'
		| 'KGS'
		| 'LAK'
		| 'LBP'
		| 'LSL'
		| 'LRD'
		| 'LYD'
		| 'MOP'
		| 'MKD'
		| 'MGA'
		| 'MWK'
		| 'MYR'
		| 'MVR'
		| 'IMP'
		| 'MRU'
		| 'MUR'
		| 'MXN'
		| 'MDL'
		| 'MNT'
		| 'MAD'
		| 'MZN'
		| 'MMK'
		| 'NAD'
		| 'NPR'
		| 'ANG'
		| 'TWD'
		| 'NZD'
		| 'NIO'
		| 'NGN'
		| 'KPW'
		| 'NOK'
		| 'OMR'
		| 'PKR'
		| 'PAB'
		| 'PGK'
		| 'PYG'
		| 'PEN'
		| 'PHP'
		| 'PLN'
		| 'QAR'
		| 'RON'
		| 'RUB'
		| 'RWF'
		| 'WST'
		| 'STN'
		| 'SAR'
		| 'RSD'
		| 'SCR'
		| 'SLE'
		| 'SLL'
		| 'SGD'
		| 'SBD'
		| 'SOS'
		| 'ZAR'
		| 'KRW'
		| 'SSP'
		| 'LKR'
		| 'SHP'
		| 'SDG'
		| 'SRD'
		| 'SZL'
		| 'SEK'
		| 'CHF'
		| 'SYP'
		| 'TJS'
		| 'TZS'
		| 'THB'
		| 'TOP'
		| 'PRB'
		| 'TTD'
		| 'TND'
		| 'TRY'
		| 'TMT'
		| 'UGX'
		| 'UAH'
		| 'AED'
		| 'UYU'
		| 'USD'
		| 'UZS'
		| 'VUV'
		| 'VES'
		| 'VEF'
		| 'VND'
		| 'XOF'
		| 'YER'
		| 'ZMW'
		| 'ZWG';
	/**
	 * Symbol of the currency.
	 */
	currency_symbol: string;
	/**
	 * When it was made.
	 */
	date_created: null | string;
	/**
	 * When it was made, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When it was last changed.
	 */
	date_modified: null | string;
	/**
	 * When it was last changed, in UTC.
	 */
	date_modified_gmt: null | string;
	/**
	 * When it was paid.
	 */
	date_paid: null | string;
	/**
	 * When it was paid, in UTC.
	 */
	date_paid_gmt: null | string;
	/**
	 * When it was completed.
	 */
	date_completed: null | string;
	/**
	 * When it was completed, in UTC.
	 */
	date_completed_gmt: null | string;
	/**
	 * What coupons save, without tax.
	 */
	discount_total: string;
	/**
	 * Tax that coupons save.
	 */
	discount_tax: string;
	/**
	 * Price of shipping without tax.
	 */
	shipping_total: string;
	/**
	 * Tax of shipping.
	 */
	shipping_tax: string;
	/**
	 * Tax of lines and fees.
	 */
	cart_tax: string;
	/**
	 * What is to be paid.
	 */
	total: string;
	/**
	 * Tax of everything.
	 */
	total_tax: string;
	/**
	 * Whether prices were entered with tax when the order was made.
	 */
	prices_include_tax: boolean;
	/**
	 * Id of the customer’s user, 0 for a guest.
	 */
	customer_id: number;
	/**
	 * IP address from which it was ordered.
	 */
	customer_ip_address: string;
	/**
	 * Browser with which it was ordered.
	 */
	customer_user_agent: string;
	/**
	 * What the customer wrote with the order.
	 */
	customer_note: string;
	/**
	 * Who pays.
	 */
	billing: {
		/**
		 * First name.
		 */
		first_name: string;
		/**
		 * Last name.
		 */
		last_name: string;
		/**
		 * Company.
		 */
		company: string;
		/**
		 * First line of the address.
		 */
		address_1: string;
		/**
		 * Second line of the address.
		 */
		address_2: string;
		/**
		 * City.
		 */
		city: string;
		/**
		 * Code or name of the state.
		 */
		state: string;
		/**
		 * Postcode.
		 */
		postcode: string;
		/**
		 * Two-letter code of the country.
		 */
		country: string;
		/**
		 * Email address.
		 */
		email: string | null;
		/**
		 * Telephone number.
		 */
		phone: string;
	};
	/**
	 * Who gets the parcel.
	 */
	shipping: {
		/**
		 * First name.
		 */
		first_name: string;
		/**
		 * Last name.
		 */
		last_name: string;
		/**
		 * Company.
		 */
		company: string;
		/**
		 * First line of the address.
		 */
		address_1: string;
		/**
		 * Second line of the address.
		 */
		address_2: string;
		/**
		 * City.
		 */
		city: string;
		/**
		 * Code or name of the state.
		 */
		state: string;
		/**
		 * Postcode.
		 */
		postcode: string;
		/**
		 * Two-letter code of the country.
		 */
		country: string;
		/**
		 * Telephone number.
		 */
		phone: string;
	};
	/**
	 * Id of the payment method.
	 */
	payment_method: string;
	/**
	 * What the payment method is called.
	 */
	payment_method_title: string;
	/**
	 * What the payment provider calls the payment.
	 */
	transaction_id: string;
	/**
	 * Digest of the cart that it was made from.
	 */
	cart_hash: string;
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
	/**
	 * What is sold.
	 *
	 * @maxItems 1000
	 */
	line_items: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Name of the product.
		 */
		name: null | {} | string | number | boolean | unknown[];
		/**
		 * Name of the product that the variation belongs to.
		 */
		parent_name: string | null;
		/**
		 * Id of the product; null removes the line.
		 */
		product_id: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the variation, 0 where it is none.
		 */
		variation_id: number;
		/**
		 * How many, with decimals where it is sold by measure; 0 removes the line.
		 */
		quantity: number;
		/**
		 * Slug of the tax class.
		 */
		tax_class: string;
		/**
		 * Before discounts, without tax.
		 */
		subtotal: string;
		/**
		 * Tax before discounts.
		 */
		subtotal_tax: string;
		/**
		 * After discounts, without tax.
		 */
		total: string;
		/**
		 * Tax after discounts.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Tax after discounts.
			 */
			total: string;
			/**
			 * Tax before discounts.
			 */
			subtotal: string;
		}[];
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
			/**
			 * The key as people read it.
			 */
			display_key: string;
			/**
			 * The value as people read it.
			 */
			display_value: string;
		}[];
		/**
		 * SKU.
		 */
		sku: string | null;
		/**
		 * GTIN, EAN or ISBN of the product.
		 */
		global_unique_id: string | null;
		/**
		 * Price of one after discounts, without tax.
		 */
		price: number;
		/**
		 * Picture of the product.
		 */
		image: {
			/**
			 * Id of the attachment; empty where the product has none, 0 where there is no product.
			 */
			id: null | {} | string | number | boolean | unknown[];
			/**
			 * Address of the picture.
			 */
			src: string;
		};
	}[];
	/**
	 * Tax by rate.
	 */
	tax_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Code of the rate.
		 */
		rate_code: string;
		/**
		 * Id of the rate.
		 */
		rate_id: number;
		/**
		 * What the tax is called.
		 */
		label: string;
		/**
		 * Whether it is reckoned on top of other taxes.
		 */
		compound: boolean;
		/**
		 * Tax of lines and fees.
		 */
		tax_total: string;
		/**
		 * Tax of shipping.
		 */
		shipping_tax_total: string;
		/**
		 * The rate in per cent.
		 */
		rate_percent: number;
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * How it is shipped.
	 *
	 * @maxItems 1000
	 */
	shipping_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * What the shipping method is called.
		 */
		method_title: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the shipping method; null removes the line.
		 */
		method_id: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the method in its zone.
		 */
		instance_id: string;
		/**
		 * Price without tax.
		 */
		total: string;
		/**
		 * Its tax.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Its tax.
			 */
			total: string;
			/**
			 * Empty: shipping is not discounted.
			 */
			subtotal: string;
		}[];
		/**
		 * taxable or none.
		 */
		tax_status: string;
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * Fees.
	 *
	 * @maxItems 1000
	 */
	fee_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Name of the fee; null removes it.
		 */
		name: null | {} | string | number | boolean | unknown[];
		/**
		 * Slug of the tax class.
		 */
		tax_class: string;
		/**
		 * Whether it is taxed.
		 */
		tax_status: 'taxable' | 'none';
		/**
		 * The fee as it was agreed.
		 */
		amount: string;
		/**
		 * The fee without tax.
		 */
		total: string;
		/**
		 * Its tax.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Its tax.
			 */
			total: string;
			/**
			 * Empty: a fee is not discounted.
			 */
			subtotal: string;
		}[];
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * Coupons that were redeemed.
	 *
	 * @maxItems 1000
	 */
	coupon_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Code of the coupon; null takes it back.
		 */
		code: null | {} | string | number | boolean | unknown[];
		/**
		 * What it saves, without tax.
		 */
		discount: string;
		/**
		 * Tax that it saves.
		 */
		discount_tax: string;
		/**
		 * Kind of discount.
		 */
		discount_type: string;
		/**
		 * The coupon’s amount, in per cent or money.
		 */
		nominal_amount: number;
		/**
		 * Whether it allows free shipping.
		 */
		free_shipping: boolean;
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * What was given back.
	 */
	refunds: {
		/**
		 * Id of the refund.
		 */
		id: number;
		/**
		 * Why.
		 */
		reason: string;
		/**
		 * How much, as a negative amount.
		 */
		total: string;
		/**
		 * The tax in it, as a negative amount.
		 */
		total_tax: string;
	}[];
	/**
	 * Where the customer can pay it.
	 */
	payment_url: string;
	/**
	 * Whether it is paid herewith: sets status and date.
	 */
	set_paid: boolean;
	/**
	 * Whether its items may be changed by hand.
	 */
	is_editable: boolean;
	/**
	 * Whether it waits for money.
	 */
	needs_payment: boolean;
	/**
	 * Whether there is something to ship or to do.
	 */
	needs_processing: boolean;
	/**
	 * Whether a note is to name the user who changes the status.
	 */
	manual_update: boolean;
}

export interface ShopOrderRefund {
	/**
	 * Id of the order that is refunded.
	 */
	parent_id: number;
	/**
	 * Id of the refund.
	 */
	id: number;
	/**
	 * When it was made.
	 */
	date_created: null | string;
	/**
	 * When it was made, in UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * How much is given back. Without it: the sum of its items.
	 */
	amount: string;
	/**
	 * Why.
	 */
	reason: string;
	/**
	 * Id of the user who made it.
	 */
	refunded_by: number;
	/**
	 * Whether the payment provider gave the money back.
	 */
	refunded_payment: boolean;
	/**
	 * Meta data: what clients and extensions keep with it.
	 */
	meta_data: {
		/**
		 * Id of the entry.
		 */
		id: number;
		/**
		 * Key of the entry.
		 */
		key: string;
		/**
		 * Value of the entry; null deletes it.
		 */
		value: null | {} | string | number | boolean | unknown[];
	}[];
	/**
	 * What is taken back. Sent as the order’s items: id, quantity, refund_total, and refund_tax with id and refund_total by rate.
	 *
	 * @maxItems 1000
	 */
	line_items: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Name of the product.
		 */
		name: null | {} | string | number | boolean | unknown[];
		/**
		 * Name of the product that the variation belongs to.
		 */
		parent_name: string | null;
		/**
		 * Id of the product; null removes the line.
		 */
		product_id: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the variation, 0 where it is none.
		 */
		variation_id: number;
		/**
		 * How many, with decimals where it is sold by measure; 0 removes the line.
		 */
		quantity: number;
		/**
		 * Slug of the tax class.
		 */
		tax_class: string;
		/**
		 * Before discounts, without tax.
		 */
		subtotal: string;
		/**
		 * Tax before discounts.
		 */
		subtotal_tax: string;
		/**
		 * After discounts, without tax.
		 */
		total: string;
		/**
		 * Tax after discounts.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Tax after discounts.
			 */
			total: string;
			/**
			 * Tax before discounts.
			 */
			subtotal: string;
			/**
			 * What is refunded, without tax.
			 */
			refund_total?: number;
		}[];
		/**
		 * Meta data of the line.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
			/**
			 * The key as people read it.
			 */
			display_key: string;
			/**
			 * The value as people read it.
			 */
			display_value: string;
		}[];
		/**
		 * SKU.
		 */
		sku: string | null;
		/**
		 * GTIN, EAN or ISBN of the product.
		 */
		global_unique_id: string | null;
		/**
		 * Price of one after discounts, without tax.
		 */
		price: number;
		/**
		 * Picture of the product.
		 */
		image: {
			/**
			 * Id of the attachment; empty where the product has none, 0 where there is no product.
			 */
			id: null | {} | string | number | boolean | unknown[];
			/**
			 * Address of the picture.
			 */
			src: string;
		};
		/**
		 * What is refunded, without tax.
		 */
		refund_total?: number;
	}[];
	/**
	 * Tax by rate.
	 */
	tax_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Code of the rate.
		 */
		rate_code: string;
		/**
		 * Id of the rate.
		 */
		rate_id: number;
		/**
		 * What the tax is called.
		 */
		label: string;
		/**
		 * Whether it is reckoned on top of other taxes.
		 */
		compound: boolean;
		/**
		 * Tax of lines and fees.
		 */
		tax_total: string;
		/**
		 * Tax of shipping.
		 */
		shipping_tax_total: string;
		/**
		 * The rate in per cent.
		 */
		rate_percent: number;
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * Shipping that is given back.
	 *
	 * @maxItems 1000
	 */
	shipping_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * What the shipping method is called.
		 */
		method_title: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the shipping method; null removes the line.
		 */
		method_id: null | {} | string | number | boolean | unknown[];
		/**
		 * Id of the method in its zone.
		 */
		instance_id: string;
		/**
		 * Price without tax.
		 */
		total: string;
		/**
		 * Its tax.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Its tax.
			 */
			total: string;
			/**
			 * Empty: shipping is not discounted.
			 */
			subtotal: string;
		}[];
		/**
		 * taxable or none.
		 */
		tax_status: string;
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * Fees that are given back.
	 *
	 * @maxItems 1000
	 */
	fee_lines: {
		/**
		 * Id of the item.
		 */
		id: number;
		/**
		 * Name of the fee; null removes it.
		 */
		name: null | {} | string | number | boolean | unknown[];
		/**
		 * Slug of the tax class.
		 */
		tax_class: string;
		/**
		 * Whether it is taxed.
		 */
		tax_status: 'taxable' | 'none';
		/**
		 * The fee as it was agreed.
		 */
		amount: string;
		/**
		 * The fee without tax.
		 */
		total: string;
		/**
		 * Its tax.
		 */
		total_tax: string;
		/**
		 * Tax by rate.
		 */
		taxes: {
			/**
			 * Id of the tax rate.
			 */
			id: number;
			/**
			 * Its tax.
			 */
			total: string;
			/**
			 * Empty: a fee is not discounted.
			 */
			subtotal: string;
		}[];
		/**
		 * Meta data: what clients and extensions keep with it.
		 */
		meta_data: {
			/**
			 * Id of the entry.
			 */
			id: number;
			/**
			 * Key of the entry.
			 */
			key: string;
			/**
			 * Value of the entry; null deletes it.
			 */
			value: null | {} | string | number | boolean | unknown[];
		}[];
	}[];
	/**
	 * Whether the payment provider is to give the money back.
	 */
	api_refund: boolean;
	/**
	 * Whether what is taken back returns to stock.
	 */
	api_restock: boolean;
}

export interface StoreDesign {
	/**
	 * Address of the screen on which the theme is edited.
	 */
	editor_url: string;
	/**
	 * Whether the site editor edits the theme.
	 */
	is_block_theme: boolean;
	/**
	 * Whether the user may switch the theme.
	 */
	can_switch: boolean;
	/**
	 * Whether the user may install themes.
	 */
	can_install: boolean;
	/**
	 * Whether WordPress.org may be asked for themes.
	 */
	is_directory_allowed: boolean;
	/**
	 * The installed themes.
	 */
	themes: {
		/**
		 * Folder of the theme.
		 */
		stylesheet: string;
		/**
		 * Name of the theme.
		 */
		name: string;
		/**
		 * What the theme says of itself.
		 */
		description: string;
		/**
		 * Address of its picture.
		 */
		screenshot: string;
		/**
		 * Whether it is the theme of the site.
		 */
		is_active: boolean;
		/**
		 * Whether it is a block theme.
		 */
		is_block: boolean;
		/**
		 * Address of its live preview.
		 */
		preview_url: string;
		/**
		 * Why it can’t be used here.
		 */
		problem: string;
	}[];
	/**
	 * The patterns for pages of the store.
	 */
	patterns: {
		/**
		 * Id of the pattern.
		 */
		id: string;
		/**
		 * What it is for.
		 */
		place: 'front' | 'shop' | 'product';
		/**
		 * Name of the pattern.
		 */
		title: string;
		/**
		 * What it looks like.
		 */
		description: string;
		/**
		 * Whether it is in use as it was applied.
		 */
		is_applied: boolean;
		/**
		 * Id of the change that put it in use, which Undo takes back; empty where it is not in use.
		 */
		change: string;
		/**
		 * Whether the user can apply it to this theme.
		 */
		can_apply: boolean;
	}[];
}

export interface StoreLaunch {
	/**
	 * Whether the store waits to be launched; empty where that was not decided.
	 */
	coming_soon: 'yes' | 'no' | '';
	/**
	 * Whether the owner answered how launching went.
	 */
	survey_completed: 'yes' | 'no';
}

export interface StorePerformance {
	/**
	 * The time that the figures are about.
	 */
	period: 'today' | 'week' | 'month';
	/**
	 * Whether orders are being imported.
	 */
	is_counting: boolean;
	/**
	 * Whether all orders are counted; if not, there are no figures yet.
	 */
	is_complete: boolean;
	/**
	 * The figures.
	 */
	figures: {
		/**
		 * Report and figure.
		 */
		stat:
			| 'revenue/total_sales'
			| 'revenue/net_revenue'
			| 'orders/orders_count'
			| 'orders/avg_order_value'
			| 'products/items_sold'
			| 'revenue/refunds';
		/**
		 * Its name for people.
		 */
		label: string;
		/**
		 * How it is shown.
		 */
		format: 'number' | 'currency';
		/**
		 * The figure, a decimal.
		 */
		value: string;
		/**
		 * The figure of the same part of the period before, a decimal.
		 */
		before: string;
		/**
		 * Change in whole percent; null where there was nothing before.
		 */
		change: number | null;
		/**
		 * The figure of each hour of today, or day of the period, decimals.
		 */
		steps: string[];
	}[];
	/**
	 * Number of orders of the period in other currencies than the shop’s; they are not in the figures.
	 */
	other_orders: number;
}

export interface StoreProfiler {
	/**
	 * The steps that are done; none where it begins anew.
	 */
	completed_steps: (
		'intro-opt-in' | 'skip-guided-setup' | 'user-profile' | 'business-info' | 'plugins' | 'intro-builder'
	)[];
	/**
	 * What was answered, and is not applied yet.
	 */
	answers: {
		/**
		 * How far the business is.
		 */
		business_choice:
			| ''
			| 'im_just_starting_my_business'
			| 'im_already_selling'
			| 'im_setting_up_a_store_for_a_client'
			| 'import';
		/**
		 * Where the owner sells already.
		 */
		selling_online_answer:
			'' | 'yes_im_selling_online' | 'no_im_selling_offline' | 'im_selling_both_online_and_offline';
		/**
		 * What the store sells.
		 */
		industry:
			| ''
			| 'clothing_and_accessories'
			| 'food_and_drink'
			| 'electronics_and_computers'
			| 'health_and_beauty'
			| 'education_and_learning'
			| 'home_furniture_and_garden'
			| 'arts_and_crafts'
			| 'sports_and_recreation'
			| 'other';
		/**
		 * Name that the store is to have.
		 */
		store_name: string | null;
		/**
		 * Country that it is to be in.
		 */
		country: string | null;
		/**
		 * Slugs of plugins to install.
		 */
		plugins: string[];
	};
	/**
	 * Slugs of plugins that were confirmed, and are still to be installed.
	 */
	waiting: string[];
	/**
	 * What is set already.
	 */
	store: {
		/**
		 * The store’s name.
		 */
		name: string;
		/**
		 * Whether the user may change it.
		 */
		may_rename: boolean;
		/**
		 * Its country, with the state after a colon.
		 */
		country: string;
		/**
		 * Whether somebody has set the country.
		 */
		is_country_set: boolean;
	};
	/**
	 * Where the store may be, by time zone and language.
	 */
	location: {
		/**
		 * Code of the country, empty for unknown.
		 */
		country_short: string;
		/**
		 * Name of the region, empty for unknown.
		 */
		region: string;
		/**
		 * Name of the city, empty for unknown.
		 */
		city: string;
	};
}

export interface SystemStatus {
	/**
	 * Site, server and database server.
	 */
	environment: {
		/**
		 * Address of the site’s home page.
		 */
		home_url: string;
		/**
		 * Address of WordPress.
		 */
		site_url: string;
		/**
		 * What tells this shop from others.
		 */
		store_id: string;
		/**
		 * The version of WooCommerce whose REST interface is served.
		 */
		version: string;
		/**
		 * Empty: failures go to PHP’s error log.
		 */
		log_directory: string;
		/**
		 * Whether there is a folder for logs that can be written.
		 */
		log_directory_writable: boolean;
		/**
		 * Version of WordPress.
		 */
		wp_version: string;
		/**
		 * Whether the site is one of a network.
		 */
		wp_multisite: boolean;
		/**
		 * Memory that WordPress may take, in bytes.
		 */
		wp_memory_limit: number;
		/**
		 * Whether WordPress is in debug mode.
		 */
		wp_debug_mode: boolean;
		/**
		 * Whether page views start WordPress’s cron.
		 */
		wp_cron: boolean;
		/**
		 * Such as production or staging.
		 */
		wp_environment_type: string;
		/**
		 * Locale of the site.
		 */
		language: string;
		/**
		 * Whether the object cache is a server of its own.
		 */
		external_object_cache: null | boolean;
		/**
		 * The web server.
		 */
		server_info: string;
		/**
		 * Operating system and processor.
		 */
		server_architecture: string;
		/**
		 * Version of PHP.
		 */
		php_version: string;
		/**
		 * Largest request, in bytes.
		 */
		php_post_max_size: number;
		/**
		 * Longest time of a request, in seconds.
		 */
		php_max_execution_time: number;
		/**
		 * Most fields of a form.
		 */
		php_max_input_vars: number;
		/**
		 * Version of cURL.
		 */
		curl_version: string;
		/**
		 * Whether PHP has Suhosin.
		 */
		suhosin_installed: boolean;
		/**
		 * Largest file that can be uploaded, in bytes.
		 */
		max_upload_size: number;
		/**
		 * Version of the database server.
		 */
		mysql_version: string;
		/**
		 * What the database server calls itself.
		 */
		mysql_version_string: string;
		/**
		 * PHP’s time zone.
		 */
		default_timezone: string;
		/**
		 * Whether PHP can send requests.
		 */
		fsockopen_or_curl_enabled: boolean;
		/**
		 * Whether PHP speaks SOAP.
		 */
		soapclient_enabled: boolean;
		/**
		 * Whether PHP reads XML documents.
		 */
		domdocument_enabled: boolean;
		/**
		 * Whether PHP reads gzip.
		 */
		gzip_enabled: boolean;
		/**
		 * Whether PHP has multibyte functions.
		 */
		mbstring_enabled: boolean;
		/**
		 * False: requests to other servers are not tried.
		 */
		remote_post_successful: boolean;
		/**
		 * Why it is not known.
		 */
		remote_post_response: string;
		/**
		 * False: requests to other servers are not tried.
		 */
		remote_get_successful: boolean;
		/**
		 * Why it is not known.
		 */
		remote_get_response: string;
	};
	/**
	 * The site’s tables.
	 */
	database: {
		/**
		 * The version that the tables were made fit for.
		 */
		wc_database_version: string;
		/**
		 * How the names of tables begin.
		 */
		database_prefix: string;
		/**
		 * Empty: there is no such database.
		 */
		maxmind_geoip_database: string;
		/**
		 * Tables whose names begin with woocommerce_, and others, by name.
		 */
		database_tables: {
			[ k: string ]:
				| {
						[ k: string ]:
							| {
									/**
									 * Size of its rows, in megabytes.
									 */
									data: string;
									/**
									 * Size of its indexes, in megabytes.
									 */
									index: string;
									/**
									 * What stores it.
									 */
									engine: string;
							  }
							| undefined;
				  }
				| undefined;
		};
		/**
		 * Size of all, in megabytes.
		 */
		database_size: {
			[ k: string ]: number | undefined;
		};
	};
	/**
	 * Plugins that are active.
	 */
	active_plugins: {
		/**
		 * Its file.
		 */
		plugin: string;
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * Its version.
		 */
		version: string;
		/**
		 * The newest version that WordPress has heard of.
		 */
		version_latest: string;
		/**
		 * Its site.
		 */
		url: string;
		/**
		 * Its author.
		 */
		author_name: string;
		/**
		 * Its author’s site.
		 */
		author_url: string;
		/**
		 * Whether it is active for the whole network.
		 */
		network_activated: boolean;
	}[];
	/**
	 * Plugins that are there and not active.
	 */
	inactive_plugins: {
		/**
		 * Its file.
		 */
		plugin: string;
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * Its version.
		 */
		version: string;
		/**
		 * The newest version that WordPress has heard of.
		 */
		version_latest: string;
		/**
		 * Its site.
		 */
		url: string;
		/**
		 * Its author.
		 */
		author_name: string;
		/**
		 * Its author’s site.
		 */
		author_url: string;
		/**
		 * Whether it is active for the whole network.
		 */
		network_activated: boolean;
	}[];
	/**
	 * What WordPress loads by itself.
	 */
	dropins_mu_plugins: {
		/**
		 * Files that replace a part of WordPress.
		 */
		dropins: {
			/**
			 * Its file.
			 */
			plugin: string;
			/**
			 * Its name.
			 */
			name: string;
		}[];
		/**
		 * Plugins that are always active.
		 */
		mu_plugins: {
			/**
			 * Its file.
			 */
			plugin: string;
			/**
			 * Its name.
			 */
			name: string;
			/**
			 * Its version.
			 */
			version: string;
			/**
			 * Its site.
			 */
			url: string;
			/**
			 * Its author.
			 */
			author_name: string;
			/**
			 * Its author’s site.
			 */
			author_url: string;
		}[];
	};
	/**
	 * The theme.
	 */
	theme: {
		/**
		 * Its name.
		 */
		name: string;
		/**
		 * Its version.
		 */
		version: string;
		/**
		 * The newest version that WordPress has heard of.
		 */
		version_latest: string;
		/**
		 * Its author’s site.
		 */
		author_url: string;
		/**
		 * Whether it builds on another theme.
		 */
		is_child_theme: boolean;
		/**
		 * Whether it is made of blocks.
		 */
		is_block_theme: boolean;
		/**
		 * Whether it declares support for WooCommerce.
		 */
		has_woocommerce_support: boolean;
		/**
		 * Whether it has a template for the shop.
		 */
		has_woocommerce_file: boolean;
		/**
		 * False: no templates of the shop can be out of date.
		 */
		has_outdated_templates: boolean;
		/**
		 * Empty: the shop has no templates.
		 */
		overrides: string[];
		/**
		 * Name of the theme below it.
		 */
		parent_name: string;
		/**
		 * Version of the theme below it.
		 */
		parent_version: string;
		/**
		 * Newest version of the theme below it.
		 */
		parent_version_latest: string;
		/**
		 * Site of the author of the theme below it.
		 */
		parent_author_url: string;
	};
	/**
	 * How the shop is set up.
	 */
	settings: {
		/**
		 * Whether the REST interface is there.
		 */
		api_enabled: boolean;
		/**
		 * Whether the checkout is moved to HTTPS.
		 */
		force_ssl: boolean;
		/**
		 * Code of the currency.
		 */
		currency: string;
		/**
		 * Its symbol.
		 */
		currency_symbol: string;
		/**
		 * Where the symbol stands.
		 */
		currency_position: string;
		/**
		 * What stands between thousands.
		 */
		thousand_separator: string;
		/**
		 * What stands before decimals.
		 */
		decimal_separator: string;
		/**
		 * How many decimals prices have.
		 */
		number_of_decimals: number;
		/**
		 * Whether visitors are located.
		 */
		geolocation_enabled: boolean;
		/**
		 * Types of products.
		 */
		taxonomies: {
			[ k: string ]: string | undefined;
		};
		/**
		 * Terms that say where products are shown.
		 */
		product_visibility_terms: {
			[ k: string ]: string | undefined;
		};
		/**
		 * Always no.
		 */
		woocommerce_com_connected: string;
		/**
		 * Whether downloads come from approved folders only.
		 */
		enforce_approved_download_dirs: boolean;
		/**
		 * Where orders are stored.
		 */
		order_datastore: string;
		/**
		 * Whether orders have tables of their own.
		 */
		HPOS_enabled: boolean;
		/**
		 * Whether orders are kept as posts too.
		 */
		HPOS_sync_enabled: boolean;
		/**
		 * Features of WooCommerce that are on.
		 */
		enabled_features: string[];
	};
	/**
	 * Whether the site is reached safely.
	 */
	security: {
		/**
		 * Whether the site has HTTPS.
		 */
		secure_connection: boolean;
		/**
		 * Whether visitors do not see errors of PHP.
		 */
		hide_errors: boolean;
	};
	/**
	 * The storefront’s pages.
	 */
	pages: {
		/**
		 * What it is.
		 */
		page_name: string;
		/**
		 * Its id, empty where it is not set.
		 */
		page_id: string;
		/**
		 * Whether it is set.
		 */
		page_set: boolean;
		/**
		 * Whether there is such a page.
		 */
		page_exists: boolean;
		/**
		 * Whether it is published.
		 */
		page_visible: boolean;
		/**
		 * Empty.
		 */
		shortcode: string;
		/**
		 * Empty.
		 */
		block: string;
		/**
		 * False: the theme decides what is on it.
		 */
		shortcode_required: boolean;
		/**
		 * False.
		 */
		shortcode_present: boolean;
		/**
		 * False.
		 */
		block_present: boolean;
		/**
		 * False: the theme decides what is on it.
		 */
		block_required: boolean;
	}[];
	/**
	 * How many posts there are of each type.
	 */
	post_type_counts: {
		/**
		 * Type of the posts.
		 */
		type: string;
		/**
		 * How many there are, as text.
		 */
		count: string;
	}[];
	/**
	 * Where failures are written down.
	 */
	logging: {
		/**
		 * Whether failures are written down.
		 */
		logging_enabled: boolean;
		/**
		 * How they are written down.
		 */
		default_handler: string;
		/**
		 * How long they are kept; 0 where the server decides.
		 */
		retention_period_days: number;
		/**
		 * From which level on they are written down.
		 */
		level_threshold: string;
		/**
		 * Size of the folder for logs.
		 */
		log_directory_size: string;
	};
}

export interface SystemStatusTool {
	/**
	 * What the tool is called in addresses.
	 */
	id: string;
	/**
	 * What people call it.
	 */
	name: string;
	/**
	 * What its button says.
	 */
	action: string;
	/**
	 * What it does.
	 */
	description: string;
	/**
	 * Whether it was started, or came to its end, without failure.
	 */
	success?: boolean;
	/**
	 * What came of it, or how far it is.
	 */
	message?: string;
	/**
	 * How far a tool is that works in the background.
	 */
	progress?: {
		/**
		 * Where it stands.
		 */
		status: 'idle' | 'queued' | 'running' | 'done' | 'failed';
		/**
		 * How much is done.
		 */
		done: number;
		/**
		 * How much there was to do when it began.
		 */
		total: number;
		/**
		 * When it was started, UTC.
		 */
		started: null | string;
		/**
		 * When it ended, UTC.
		 */
		finished: null | string;
	};
}

export interface Tax {
	/**
	 * Id of the tax rate.
	 */
	id: number;
	/**
	 * Code of the country; empty for every country.
	 */
	country: string;
	/**
	 * Code of the state; empty for the whole country.
	 */
	state: string;
	/**
	 * The last of the postcodes. Several can be sent with semicolons in between; better use postcodes.
	 */
	postcode: string;
	/**
	 * The last of the cities. Several can be sent with semicolons in between; better use cities.
	 */
	city: string;
	/**
	 * Percentage, such as 8.8750.
	 */
	rate: string;
	/**
	 * Shown to customers.
	 */
	name: string;
	/**
	 * Order in which taxes are added; one rate of each priority applies.
	 */
	priority: number;
	/**
	 * Whether it is also taken of the taxes before it.
	 */
	compound: boolean;
	/**
	 * Whether it is taken of shipping, too.
	 */
	shipping: boolean;
	/**
	 * Place among the rates.
	 */
	order: number;
	/**
	 * Tax class.
	 */
	class: string;
	/**
	 * Postcodes that the rate is limited to: whole ones, beginnings such as 90*, ranges such as 90000...90099.
	 */
	postcodes: string[];
	/**
	 * Cities that the rate is limited to.
	 */
	cities: string[];
}

export interface TaxClass {
	/**
	 * What tells the class; it follows from the name.
	 */
	slug: string;
	/**
	 * What owners read.
	 */
	name: string;
}

export interface ThemeDirectory {
	/**
	 * Whether WordPress.org may be asked.
	 */
	is_allowed: boolean;
	/**
	 * The themes that were found.
	 */
	themes: {
		/**
		 * Slug of the theme.
		 */
		slug: string;
		/**
		 * Name of the theme.
		 */
		name: string;
		/**
		 * What the theme says of itself.
		 */
		description: string;
		/**
		 * Address of its picture.
		 */
		screenshot: string;
		/**
		 * Whether the site has it.
		 */
		is_installed: boolean;
		/**
		 * Address of the screen that installs it.
		 */
		install_url: string;
	}[];
}

export interface TopSellersReport {
	/**
	 * Name of the product.
	 */
	name: string;
	/**
	 * Id of the product.
	 */
	product_id: number;
	/**
	 * Pieces that were sold.
	 */
	quantity: number;
}

export interface TransientNotice {
	/**
	 * ID of the notice, with lowercase letters, digits, “-” and “_”.
	 */
	id: string;
	/**
	 * ID of the user it is for, null for everybody who manages the store.
	 */
	user_id: number | null;
	/**
	 * Status of the notice.
	 */
	status: 'success' | 'info' | 'warning' | 'error';
	/**
	 * Content, plain text.
	 */
	content: string;
	/**
	 * What it is shown with.
	 */
	options: {
		/**
		 * Its buttons: the first one is shown.
		 */
		actions: {
			/**
			 * Text of the button.
			 */
			label: string;
			/**
			 * Where the button leads.
			 */
			url: string;
		}[];
		/**
		 * Whether it stays until it is dismissed.
		 */
		explicitDismiss: boolean;
		/**
		 * What screen readers say; empty for the content.
		 */
		spokenMessage: string;
	};
}

export interface Webhook {
	/**
	 * Id of the webhook.
	 */
	id: number;
	/**
	 * Name for the owner.
	 */
	name: string;
	/**
	 * Whether it delivers.
	 */
	status: 'active' | 'paused' | 'disabled';
	/**
	 * What it is told of, such as order.created.
	 */
	topic: string;
	/**
	 * The kind of thing: the first part of the topic.
	 */
	resource: string;
	/**
	 * What happens to it: the second part of the topic.
	 */
	event: string;
	/**
	 * The hooks that WooCommerce names for the topic.
	 */
	hooks: string[];
	/**
	 * Where it is sent.
	 */
	delivery_url: string;
	/**
	 * What deliveries are signed with. Made up where none is given.
	 */
	secret: string;
	/**
	 * How much is sent: all that its user sees over REST, or the id alone, without personal data.
	 */
	payload: 'full' | 'id';
	/**
	 * When it was made, in the site’s time zone.
	 */
	date_created: null | string;
	/**
	 * When it was made, UTC.
	 */
	date_created_gmt: null | string;
	/**
	 * When it was last changed, in the site’s time zone.
	 */
	date_modified: null | string;
	/**
	 * When it was last changed, UTC.
	 */
	date_modified_gmt: null | string;
}

export interface WebhookDelivery {
	/**
	 * Id of the delivery.
	 */
	id: number;
	/**
	 * What it tells of.
	 */
	topic: string;
	/**
	 * Id of the order, product and so on.
	 */
	resource_id: number;
	/**
	 * Whether it waits, was taken, or was dropped because there was nothing to send. A ping that nobody took is dropped, too.
	 */
	status: 'pending' | 'sent' | 'dropped';
	/**
	 * How often it was tried.
	 */
	attempts: number;
	/**
	 * How long the last attempt took, in seconds.
	 */
	duration: string;
	/**
	 * Where the last attempt went.
	 */
	request_url: string;
	/**
	 * Headers of the last attempt.
	 */
	request_headers: {
		[ k: string ]: string | unknown[] | undefined;
	};
	/**
	 * Body of the last attempt. Empty for those who may not see the shop as the webhook’s user does.
	 */
	request_body: string;
	/**
	 * Status of the answer, 0 where there was none.
	 */
	response_code: number;
	/**
	 * What the status means, or why there was no answer.
	 */
	response_message: string;
	/**
	 * Headers of the answer.
	 */
	response_headers: {
		[ k: string ]: string | unknown[] | undefined;
	};
	/**
	 * Start of the answer.
	 */
	response_body: string;
	/**
	 * When it happened, in the site’s time zone.
	 */
	date_created: null | string;
	/**
	 * When it happened, UTC.
	 */
	date_created_gmt: null | string;
}
